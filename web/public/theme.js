// Runs before anything else of the page: what is secret in the address leaves it, and the chosen
// appearance and language are there without a flash.
// An own file, because the content security policy allows no inline scripts.
(function () {
  // SPEC §2: authToken and phone sign in by themselves, pn is a phone to begin with. None of them
  // stays in the address or the history, and shell/address-parameters.ts takes them from here.
  var url = new URL(location.href);
  var taken = {};
  var secret = url.searchParams.has('authToken') ? ['authToken', 'phone', 'pn'] : ['pn'];
  secret.forEach(function (name) {
    if (!url.searchParams.has(name)) return;
    taken[name] = url.searchParams.get(name);
    url.searchParams.delete(name);
  });
  // The token of a mailed link to a new password; features/auth/reset-token.ts takes it from here.
  var reset =
    url.pathname === '/reset-password' && new URLSearchParams(url.hash.slice(1)).get('token');
  if (reset) {
    window.puenteResetToken = reset;
    url.hash = '';
  }
  if (Object.keys(taken).length > 0) window.puenteAddress = taken;
  if (reset || Object.keys(taken).length > 0) {
    history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  }

  try {
    var root = document.documentElement;
    var appearance = localStorage.getItem('appearance');
    if (appearance === 'light' || appearance === 'dark') root.dataset.theme = appearance;
    var config = JSON.parse(localStorage.getItem('userConfig') || '{}');
    var language = config.language || navigator.language || 'en';
    root.lang = language.startsWith('es') ? 'es' : 'en';
  } catch {
    // Storage may be blocked: the system's appearance and the page's language hold.
  }
})();
