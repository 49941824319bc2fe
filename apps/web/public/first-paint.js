// A classic script in the head: theme and language are on the page before its first paint, without an inline script
// (the security policy allows none). src/lib/theme.ts and src/i18n/language.ts keep the same two names.
function storedChoice(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is blocked: the system's choice stands
  }
}

(function () {
  var root = document.documentElement;
  var theme = storedChoice('memory.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light');
  root.dataset.theme = theme === 'night' ? 'night' : 'light';
  var language = storedChoice('memory.language') || navigator.language || 'en';
  root.lang = /^zh/i.test(language) ? 'zh-Hans' : 'en';
  var colour = document.querySelector('meta[name="theme-color"]');
  if (colour && theme === 'night') colour.setAttribute('content', '#11141b');
})();

// What the first screen will need is asked for now, not once the program has found out: build/first-screens.ts wrote the table.
// Whether somebody may be signed in is told by a cookie that the server sets beside the session's.
(function () {
  var table = document.querySelector('meta[name="first-screens"]');
  if (!table) return;
  var files = JSON.parse(table.content);
  var who = /(^|; )memory\.here=/.test(document.cookie) ? 'in' : 'out';
  [document.documentElement.lang, who + ' ' + location.pathname].forEach(function (screen) {
    (files[screen] || []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + file;
      document.head.append(link);
    });
  });
})();
