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
  var pen = document.createElement('canvas').getContext('2d');
  pen.font = '100px "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';
  if (Math.abs(pen.measureText('永').width - 100) >= 1) {
    var face = Uint8Array.from(atob(needs.square), function (byte) {
      return byte.charCodeAt(0);
    });
    document.fonts.add(new FontFace('Memory Square', face, { unicodeRange: 'U+2E80-318F, U+31A0-9FFF, U+F900-FAFF, U+FF00-FF60, U+20000-323AF' }));
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

  // A button that is pressed before the program can hear it: src/app/draw-page.tsx presses it then.
  root.addEventListener('click', function (event) {
    window.earlyPress = event.target.closest('button');
  });

  // Answers that the first screen will show: src/lib/first-answers.ts takes them.
  window.firstAnswers = {};
  (needs.answers[screen] || []).forEach(function (path) {
    var answer = fetch(path, { headers: { 'accept-language': language } });
    answer.catch(function () {}); // whoever takes it is told
    window.firstAnswers[path] = answer;
  });

  function fetchProgram() {
    needs.files[language].concat(needs.files[screen] || []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    });
    needs.program.forEach(function (file) {
      var program = document.createElement('script');
      program.type = 'module';
      program.crossOrigin = '';
      program.src = '/' + file;
      document.head.append(program);
    });
  }
  if (document.hidden) fetchProgram();
  else
    requestAnimationFrame(function () {
      setTimeout(fetchProgram);
    });
})();
