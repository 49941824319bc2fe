// Runs at the end of the body: shows the prerendered screen of this path, sends its first API requests, and loads the app after the
// first paint. prerender-plugin.ts writes the <template> elements and the manifest that this script reads.
(function () {
  var manifest = JSON.parse(document.querySelector('meta[name="prerender-manifest"]').content);
  var language = document.documentElement.lang;
  // The server sets this cookie together with the session cookie. It says nothing when the service worker delivered the page.
  var hasSessionHint = /(^|; )memory\.here=/.test(document.cookie);
  var isFromServiceWorker = navigator.serviceWorker && navigator.serviceWorker.controller;
  var session = hasSessionHint ? 'signed-in ' : isFromServiceWorker ? 'unknown ' : 'signed-out ';
  var screen = session + location.pathname;

  // A device without a Chinese font draws boxes of any width until the Kai font arrives, and lines would then break elsewhere. It gets
  // a font of empty squares (square-font.ttf) as the last fallback, so that the layout does not shift.
  var pendingFonts = [];
  var canvas = document.createElement('canvas').getContext('2d');
  canvas.font = '100px "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';
  if (Math.abs(canvas.measureText('永').width - 100) >= 1) {
    var fontBytes = Uint8Array.from(atob(manifest.squareFont), function (byte) {
      return byte.charCodeAt(0);
    });
    var squareFont = new FontFace('Memory Square', fontBytes, {
      unicodeRange: 'U+2E80-318F, U+31A0-9FFF, U+F900-FAFF, U+FF00-FF60, U+20000-323AF',
    });
    document.fonts.add(squareFont);
    pendingFonts.push(squareFont.load());
  }

  var templates = Array.from(document.querySelectorAll('template'));
  function findTemplate(name) {
    return templates.find(function (template) {
      return template.dataset.screen === name && template.lang === language;
    });
  }
  var root = document.getElementById('root');
  var screenTemplate = findTemplate(screen);
  if (screenTemplate) root.dataset.prerendered = screen;
  root.append((screenTemplate || findTemplate('loading')).content);
  templates.forEach(function (template) {
    template.remove();
  });

  // The text of the first entry is shown as soon as its response arrives. An entry with files waits for the app, which can show them.
  var entryList = root.querySelector('[data-entry-list]');
  var entryCard = findTemplate('entry-card').content.firstElementChild;
  function showFirstEntry(results) {
    var entry = Array.isArray(results[0]) && entryList && results[0][0];
    // without `prerendered` the app has started and owns the screen
    if (
      !entry ||
      !root.dataset.prerendered ||
      !entry.content ||
      entry.mediaFiles[0] ||
      entry.originalAudioUrl ||
      entry.originalImageUrl
    )
      return;
    var text = entryCard.querySelector('[data-text]');
    var chineseCharacter = text.firstElementChild;
    text.replaceChildren.apply(
      text,
      Array.from(entry.content.slice(0, 500)).map(function (character) {
        if (!/\p{Unified_Ideograph}/u.test(character)) return character;
        var element = chineseCharacter.cloneNode();
        element.textContent = character;
        return element;
      }),
    );
    entryCard.querySelector('[data-title]').textContent = entry.title;
    entryList.replaceChildren(entryCard);
    root.dataset.firstEntryShown = '';
  }

  // A button clicked before the app runs: src/app/mount-app.tsx repeats the click.
  root.addEventListener('click', function (event) {
    window.earlyClickTarget = event.target.closest('button');
  });

  // Responses for the first requests of the app: client/prefetched-responses.ts takes them.
  window.prefetchedResponses = {};
  var requests = (manifest.requests[screen] || []).map(function (path) {
    var response = fetch(path, { headers: { 'accept-language': language } });
    window.prefetchedResponses[path] = response;
    return response
      .then(function (received) {
        return Promise.all([received.ok && received.clone().json()].concat(pendingFonts));
      })
      .then(showFirstEntry)
      .catch(function () {}); // the app handles the error when it takes the response
  });

  function loadApp() {
    manifest.files[language].concat(manifest.files[screen] || []).forEach(function (file) {
      addToHead('link', { rel: 'modulepreload', crossOrigin: '', href: '/' + file });
    });
    manifest.entryScripts.forEach(function (file) {
      addToHead('script', { type: 'module', crossOrigin: '', src: '/' + file });
    });
  }
  function addToHead(tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), attributes));
  }
  function afterNextPaint(callback) {
    if (document.hidden) callback();
    else
      requestAnimationFrame(function () {
        setTimeout(callback);
      });
  }
  // The app is a hundred times the size of a response and would delay it: the responses get a head start of at most 300 ms.
  var timeout = new Promise(function (resolve) {
    setTimeout(resolve, 300);
  });
  void Promise.race([entryList && Promise.all(requests), timeout]).then(afterNextPaint.bind(null, loadApp));
})();
