// Runs in the head, before any other script. Takes a reset code out of the address (`/reset-password#K7QD-…`), so that it is neither shown
// in the address bar nor kept in the history nor copied with the address. src/account/password-reset/reset-code-from-link.ts reads it.
(function () {
  if (!/^\/reset-password\/?$/.test(location.pathname) || location.hash === '') return;
  window.resetCodeFromLink = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
})();
