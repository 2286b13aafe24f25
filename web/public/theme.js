// Runs before anything else on the page: removes secrets from the address, applies the stored
// appearance and language without a flash, and hides prerendered content that isn't for this
// device. A separate file, because the content security policy allows no inline scripts.
(function () {
  // authToken and phone are a sign-in link (session-7), pn is a phone to begin with. None of them
  // stays in the address or the history, and shell/partner/address-parameters.ts takes them from here.
  var url = new URL(location.href);
  var taken = {};
  var secret = url.searchParams.has('authToken') ? ['authToken', 'phone', 'pn'] : ['pn'];
  secret.forEach(function (name) {
    if (!url.searchParams.has(name)) return;
    taken[name] = url.searchParams.get(name);
    url.searchParams.delete(name);
  });
  // The token of a mailed password-reset link; features/auth/reset-token.ts reads it from here.
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
    var served = root.lang;
    // Chosen on this device, else asked for by the address, else the browser's first that we speak,
    // else English (people-2); lib/i18n.ts takes it from here.
    root.lang =
      [config.language || url.searchParams.get('lang') || '']
        .concat(navigator.languages)
        .map(function (tag) {
          return tag.slice(0, 2).toLowerCase();
        })
        .find(function (tag) {
          return tag === 'en' || tag === 'es';
        }) || 'en';

    // Whoever is signed in may have a meeting soon: home keeps room for it (ui/base.css).
    if (localStorage.getItem('sessionToken') !== null) root.dataset.member = '';

    // The home screen is prerendered for an unknown visitor. Where this device has stored data the
    // app renders it: the prerendered screen is hidden, wholly or but for its frame (ui/base.css).
    var has = function (name) {
      return localStorage.getItem(name) !== null;
    };
    var partner = localStorage.getItem('partnerId');
    var record = JSON.parse(localStorage.getItem('lastValidation') || '{}');
    var isNewcomer =
      has('sessionToken') && record.userData && !record.userData.isOnboarded && !has('chat');
    // What an address asks for is served in that partner's clothes, whoever was kept before.
    var isOther = partner && partner !== 'default' && !root.dataset.partner;
    if (root.lang !== served || isOther || isNewcomer) {
      root.dataset.prerendered = 'hidden';
    } else if (
      location.pathname === '/' &&
      (has('chat') ||
        has('chatDraft') ||
        has('keptBooking') ||
        sessionStorage.getItem('bookingDraft') !== null)
    ) {
      root.dataset.prerendered = 'frame';
    }

    // An expert's clock is painted only where it differs from the visitor's (ui/base.css).
    var theirs = document.querySelector('meta[name="puente:zone"]');
    var at = new Date();
    var clock = function (zone) {
      return at.toLocaleString('en', { timeZone: zone });
    };
    if (theirs && clock(theirs.content) !== clock(config.timeZone)) root.dataset.otherClock = '';
  } catch {
    // Storage may be blocked: then the system's appearance and the page's language apply.
  }
})();
