// Runs before the first paint: the chosen appearance and language, without a flash.
// An own file, because the content security policy allows no inline scripts.
(function () {
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
