import { language, say, texts } from './sections.js';

/** Waits this long for a code, looking each time after a pause. */
const codePauseMs = 400;
const codeTries = 15;

/**
 * Signs in the way a person does: asks for a code, reads it off the sandbox, types it in.
 * On success the session is where the product looks for it, and the product opens.
 */
export async function signIn(phoneNumber, name, personLanguage) {
  const word = (text) => text.replace('{name}', name);
  say(word(texts.people.working));
  const askedAt = await clockNow();
  const start = await post('/api/auth/start-verification', { phoneNumber, channel: 'sms' });
  if (!start.ok) return refused(start, word);
  const code = await waitForCode(phoneNumber, askedAt);
  if (!code) return say(word(texts.people.noCode), true);
  const check = await post('/api/auth/check-verification', {
    phoneNumber,
    code,
    detectedLanguage: personLanguage || language,
  });
  const { status, sessionToken, userData, sessionExpiry } = check.body;
  if (!check.ok || status !== 'approved' || !sessionToken) return refused(check, word);
  localStorage.setItem('sessionToken', sessionToken);
  localStorage.setItem('phoneNumber', phoneNumber);
  const record = { timestamp: await clockNow(), userData, sessionExpiry: sessionExpiry ?? null };
  localStorage.setItem('lastValidation', JSON.stringify(record));
  location.assign('/');
}

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const read = await response.json().catch(() => ({}));
    const wait = response.headers.get('retry-after');
    return { ok: response.ok, status: response.status, body: read, wait };
  } catch {
    return { ok: false, status: 0, body: {}, wait: null };
  }
}

function refused({ status, body, wait }, word) {
  const gone = status === 404 && body.errorCode === 'not-found' && !body.code;
  const lines = [
    word(texts.people.refused),
    gone ? texts.people.notHere : (body.message ?? body.error ?? `HTTP ${status}`),
    wait && texts.people.wait.replace('{seconds}', wait),
  ];
  say(lines.filter(Boolean).join(' '), true);
}

/** The product's time, in milliseconds since 1970. */
async function clockNow() {
  const response = await fetch('/sandbox/clock');
  return Date.parse((await response.json()).now);
}

/** The code of a message sent since then: an older one may be for something else. */
async function waitForCode(phoneNumber, sinceMs) {
  const query = new URLSearchParams({ phoneNumber });
  for (let tries = 0; tries < codeTries; tries += 1) {
    const { codes } = await (await fetch(`/sandbox/codes?${query}`)).json();
    const fits = ({ status, createdAt }) =>
      status === 'pending' && Date.parse(createdAt) >= sinceMs;
    const found = codes.find(fits);
    if (found) return found.code;
    await new Promise((resolve) => setTimeout(resolve, codePauseMs));
  }
  return undefined;
}
