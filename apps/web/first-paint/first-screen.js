// Stands at the end of the body: the first screen is drawn from the page itself, and the program is fetched once that can be seen.
// build/first-paint.ts wrote the screens (templates) and what each of them needs (the meta element).
(function () {
  var needs = JSON.parse(document.querySelector('meta[name="first-screens"]').content);
  var language = document.documentElement.lang;
  // The server sets this cookie beside the session's. A page that the service worker gave has no such word from the server.
  var here = /(^|; )memory\.here=/.test(document.cookie);
  var who = here ? 'in ' : navigator.serviceWorker && navigator.serviceWorker.controller ? 'unknown ' : 'out ';
  var screen = who + location.pathname;

  // A machine without any Chinese face draws boxes until the Kai face arrives, which are not as wide as characters: every line would
  // then break elsewhere. Such a machine gets a face of empty squares (build/square-face.ts) behind all others, so that nothing moves.
  var faces = [];
  var pen = document.createElement('canvas').getContext('2d');
  pen.font = '100px "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';
  if (Math.abs(pen.measureText('永').width - 100) >= 1) {
    var face = Uint8Array.from(atob(needs.square), function (byte) {
      return byte.charCodeAt(0);
    });
    face = new FontFace('Memory Square', face, {
      unicodeRange: 'U+2E80-318F, U+31A0-9FFF, U+F900-FAFF, U+FF00-FF60, U+20000-323AF',
    });
    document.fonts.add(face);
    faces.push(face.load());
  }

  var drawings = Array.from(document.querySelectorAll('template'));
  function drawingOf(name) {
    return drawings.find(function (template) {
      return template.dataset.screen === name && template.lang === language;
    });
  }
  var root = document.getElementById('root');
  var drawn = drawingOf(screen);
  if (drawn) root.dataset.drawn = screen;
  root.append((drawn || drawingOf('any')).content);
  drawings.forEach(function (template) {
    template.remove();
  });

  // The first memory can be read as soon as its answer is here. What holds files waits for the program, which knows how to show them.
  var memories = root.querySelector('[data-memories]');
  var card = drawingOf('card').content.firstElementChild;
  function drawFirst(answers) {
    var entry = Array.isArray(answers[0]) && memories && answers[0][0];
    // without `drawn` the program has begun: the screen is its own
    if (
      !entry ||
      !root.dataset.drawn ||
      !entry.content ||
      entry.mediaFiles[0] ||
      entry.originalAudioUrl ||
      entry.originalImageUrl
    )
      return;
    var text = card.querySelector('[data-text]');
    var character = text.firstElementChild;
    text.replaceChildren.apply(
      text,
      Array.from(entry.content.slice(0, 500)).map(function (sign) {
        if (!/\p{Unified_Ideograph}/u.test(sign)) return sign;
        var shown = character.cloneNode();
        shown.textContent = sign;
        return shown;
      }),
    );
    card.querySelector('[data-title]').textContent = entry.title;
    memories.replaceChildren(card);
    root.dataset.card = '';
  }

  // A button that is pressed before the program can hear it: src/app/draw-page.tsx presses it then.
  root.addEventListener('click', function (event) {
    window.earlyPress = event.target.closest('button');
  });

  // Answers that the first screen will show: src/lib/first-answers.ts takes them.
  window.firstAnswers = {};
  var asked = (needs.answers[screen] || []).map(function (path) {
    var answer = fetch(path, { headers: { 'accept-language': language } });
    window.firstAnswers[path] = answer;
    return answer
      .then(function (response) {
        return Promise.all([response.ok && response.clone().json()].concat(faces));
      })
      .then(drawFirst)
      .catch(function () {}); // whoever takes it is told
  });

  function fetchProgram() {
    needs.files[language].concat(needs.files[screen] || []).forEach(function (file) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: '/' + file });
    });
    needs.program.forEach(function (file) {
      add('script', { type: 'module', crossOrigin: '', src: '/' + file });
    });
  }
  function add(tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), attributes));
  }
  function onceSeen(go) {
    if (document.hidden) go();
    else
      requestAnimationFrame(function () {
        setTimeout(go);
      });
  }
  // The program is a hundred times as heavy as an answer and would hold it up: the first memory goes ahead, if it comes soon.
  var soon = new Promise(function (resolve) {
    setTimeout(resolve, 300);
  });
  void Promise.race([memories && Promise.all(asked), soon]).then(onceSeen.bind(null, fetchProgram));
})();
