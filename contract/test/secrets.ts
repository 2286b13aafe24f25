/**
 * What must not leave in a crash report, and what must stay readable. Browser and server take
 * secrets out with code of their own; both are held to this table.
 */
export const secretCases: readonly [what: string, text: string, clean: string][] = [
  ['a bearer token', 'got 401 for Bearer abc.DEF_123-xyz', 'got 401 for Bearer [hidden]'],
  [
    'a session token',
    'bad token Zk3vJ0yPq8sT1uVwXyZ0123456789abcdefghijklmnop here',
    'bad token [hidden] here',
  ],
  ['a signed token', 'x eyJhbGciOiJI.eyJzdWIiOiIx.SflKx y', 'x [hidden] y'],
  [
    'a sign-in link',
    'https://puente.example/?authToken=k7&phone=%2B56912345678&pId=norte',
    'https://puente.example/?authToken=[hidden]&phone=[hidden]&pId=norte',
  ],
  ['a phone in the address', '/login?pn=56912345678', '/login?pn=[hidden]'],
  ['a token after the hash', '/#token=abc&x=1', '/#token=[hidden]&x=1'],
  [
    'a secret of a payment',
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_Ab9',
    '?payment_intent=pi_1&payment_intent_client_secret=[hidden]',
  ],
  ['a secret of a payment in a sentence', 'no such pi_3N_secret_Zx81', 'no such [hidden]'],
  ['a session in a query', '/api/x?sessionToken=short', '/api/x?sessionToken=[hidden]'],
  ['a code in a query', '/?code=4711', '/?code=[hidden]'],
  ['a code in JSON', '{"code":"123456"}', '{"code":[hidden]}'],
  ['a code in JSON in JSON', String.raw`"{\"otp\":\"987654\"}"`, String.raw`"{\"otp\":[hidden]}"`],
  ['a code in a sentence', 'The code 123456 is wrong', 'The code [hidden] is wrong'],
  ['a code in a Spanish sentence', 'código: 4711 vencido', 'código: [hidden] vencido'],
  ['a code in two halves', 'typed "123 456"', 'typed "[hidden]"'],
  ['six digits alone', 'Invalid value 654321', 'Invalid value [hidden]'],
  ['a phone', 'call +56 9 1234 5678 now', 'call [hidden] now'],
  ['a phone without plus', 'user56912345678', 'user[hidden]'],
  ['a phone with brackets', '(555) 123-4567 called', '([hidden] called'],
  ['an e-mail', 'mail of ines.soto@correo.cl bounced', 'mail of [hidden] bounced'],
  ['an e-mail in an address', '/x?q=ines%40correo.cl', '/x?q=[hidden]'],
  ['a card', 'card 4242 4242 4242 4242 declined', 'card [hidden] declined'],
  ['a card with dashes', '5555-5555-5555-4444', '[hidden]'],
  ['a RUT', 'RUT 12.345.678-5', 'RUT [hidden]'],
  ['a RUT with K', 'rut 7654321-K falso', 'rut [hidden] falso'],
  ['an account', 'account 00123456789', 'account [hidden]'],
  ['a password', '{"password":"my long secret","a":1}', '{"password":[hidden],"a":1}'],
  ['a header', 'authorization: Bearer abcdefghijk', 'authorization: [hidden] [hidden]'],
  // What stays: without it a report is of no use.
  ['a status', 'Request failed, status code: 404', 'Request failed, status code: 404'],
  ['a refusal', 'errorCode=slot-taken', 'errorCode=slot-taken'],
  [
    'a place in a script',
    'at f (https://puente.example/assets/app-Dk3x.js:12:345678)',
    'at f (https://puente.example/assets/app-Dk3x.js:12:345678)',
  ],
  [
    'a browser',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.7499.40 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.7499.40 Safari/537.36',
  ],
  [
    'an id',
    '/activity/6d1f6d9a-0000-4000-8000-5b1d0c0ffee0',
    '/activity/6d1f6d9a-0000-4000-8000-5b1d0c0ffee0',
  ],
  ['an instant', 'at 2026-11-21T10:00:00.000Z', 'at 2026-11-21T10:00:00.000Z'],
  ['a size', '390x844', '390x844'],
  [
    'an engine’s complaint',
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['a package', 'node_modules/@tanstack/react-query', 'node_modules/@tanstack/react-query'],
];
