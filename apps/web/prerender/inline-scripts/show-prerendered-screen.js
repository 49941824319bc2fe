// Runs at the end of the body. Shows the prerendered screen of the current path, sends the screen's first API requests, and loads the app
// after the first paint. prerender-plugin.ts writes the <template> elements and the manifest that this script reads.
(function () {
  var manifest = JSON.parse(document.querySelector('meta[name="prerender-manifest"]').content);
  var language = document.documentElement.lang;
  // The server sets or clears the session hint cookie when it delivers a page. If the service worker delivered this page, the cookie may be
  // outdated, and a missing cookie does not mean that the user is signed out.
  var hasSessionHint = /(^|; )memory\.here=/.test(document.cookie) && !hasSignedOut();
  var isFromServiceWorker = navigator.serviceWorker && navigator.serviceWorker.controller;
  var session = hasSessionHint ? 'signed-in ' : isFromServiceWorker ? 'unknown ' : 'signed-out ';
  var screen = session + location.pathname;

  function hasReadingAids() {
    try {
      return localStorage.getItem('memory.reading-aids-active') !== null;
    } catch {
      return false; // the browser blocks storage
    }
  }

  // The user has signed out without a connection (src/session/sign-out-request.ts): the session may still exist on the server.
  function hasSignedOut() {
    try {
      return localStorage.getItem('memory.sign-out') !== null;
    } catch {
      return false; // the browser blocks storage
    }
  }

  // On a device without a Chinese font (detect-chinese-font.js) the browser draws Chinese characters as boxes of any width until the Kai
  // font arrives, and lines would then break at other places. On such a device a font of empty squares (square-font.ttf) is the last
  // fallback, so that the layout does not shift.
  var pendingFonts = [];
  if (document.documentElement.dataset.chineseFont === 'missing') {
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

  // The text of the first entry is shown as soon as its response arrives, unless the reader has reading aids, with which its text has another
  // height (src/words/reading-aids/stored-reading-aids.ts). An entry with a recording, images or videos is not shown here,
  // because only the app can show them.
  var entryList = root.querySelector('[data-entry-list]');
  var entryCard = findTemplate('entry-card').content.firstElementChild;
  function showFirstEntry(results) {
    var entry = Array.isArray(results[0]) && entryList && results[0][0];
    // Without the `prerendered` attribute the app has started, and the screen must not be changed any more.
    if (
      !entry ||
      !root.dataset.prerendered ||
      !entry.content ||
      entry.mediaFiles[0] ||
      entry.originalAudioUrl ||
      entry.originalImageUrl ||
      hasReadingAids()
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

  // Remembers the button that the user clicked before the app runs, because src/shell/mount-app.tsx repeats the click.
  root.addEventListener('click', function (event) {
    window.earlyClickTarget = event.target.closest('button');
  });

  // Responses to the first requests of the app, which client/prefetched-responses.ts passes to the app.
  window.prefetchedResponses = {};
  var requests = (manifest.requests[screen] || []).map(function (path) {
    var response = fetch(path, { headers: { 'accept-language': language } });
    window.prefetchedResponses[path] = response;
    return response
      .then(function (received) {
        return Promise.all([received.ok && received.clone().json()].concat(pendingFonts));
      })
      .then(showFirstEntry)
      .catch(function () {}); // the app handles the error, because it uses the same response
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
  // The app is a hundred times the size of a response, so loading both at once would delay the response. The app's files are therefore
  // requested after the responses have arrived, or after 300 ms at the latest.
  var timeout = new Promise(function (resolve) {
    setTimeout(resolve, 300);
  });
  void Promise.race([entryList && Promise.all(requests), timeout]).then(afterNextPaint.bind(null, loadApp));
})();
