// Runs in the head, before the first paint. Sets the theme and the language of <html>, as the user chose them or as the system has them.
// The storage keys are the same as in src/lib/theme.ts and src/i18n/language.ts.
(function () {
  function storedChoice(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // the browser blocks localStorage: use the system setting
    }
  }
  var root = document.documentElement;
  var theme = storedChoice('memory.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'light');
  root.dataset.theme = theme === 'night' ? 'night' : 'light';
  var language = storedChoice('memory.language') || navigator.language || 'en';
  root.lang = /^zh/i.test(language) ? 'zh-Hans' : 'en';
  if (theme === 'night') document.querySelector('meta[name="theme-color"]').setAttribute('content', '#11141b');
})();
