// Stands in the head, before anything is drawn: theme and language are on the page before its first paint.
// src/lib/theme.ts and src/i18n/language.ts keep the same two names.
(function () {
  function chosen(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // storage is blocked: the system's choice stands
    }
  }
  var root = document.documentElement;
  var theme = chosen('memory.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light');
  root.dataset.theme = theme === 'night' ? 'night' : 'light';
  var language = chosen('memory.language') || navigator.language || 'en';
  root.lang = /^zh/i.test(language) ? 'zh-Hans' : 'en';
  if (theme === 'night') document.querySelector('meta[name="theme-color"]').setAttribute('content', '#11141b');
})();
