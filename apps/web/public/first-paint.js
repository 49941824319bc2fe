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
