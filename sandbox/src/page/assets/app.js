import { openMail } from './mail-dialog.js';
import { filterPeople, refresh, say, startSections, texts } from './sections.js';
import { signIn } from './sign-in.js';

/** What a press means, by the attribute that marks the button. */
const presses = {
  advance: (duration) => send('POST', 'clock', { advance: duration }),
  resetClock: () => send('POST', 'clock', { reset: true }),
  signIn: (phone, { name, language }) => signIn(phone, name, language),
  copy: (text, _data, button) => copy(text, button),
  mailId: (id) => openMail(id),
  clearMails: () => send('DELETE', 'mails'),
  resend: async (id) => {
    if (await send('POST', `webhooks/${id}/resend`)) say(texts.sent);
  },
  refund: (id) => send('POST', `payments/${id}/refund`),
  removeFault: (id) => send('DELETE', `faults/${id}`),
  clearFaults: () => send('DELETE', 'faults'),
};

const forms = {
  clock: (fields) => send('POST', 'clock', { now: new Date(fields.now).toISOString() }),
  fault: ({ service, operation, kind, times, delayMs }) =>
    send('POST', 'faults', {
      service,
      operation: operation.trim(),
      kind,
      times: Number(times),
      delayMs: Number(delayMs),
    }),
};

async function send(method, path, body) {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const { fields = [] } = await response.json();
    const names = fields.map((field) => field.path).filter(Boolean);
    say([texts.refused, ...names].join(' '), true);
  }
  await refresh();
  return response.ok;
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    say(texts.copied);
  } catch {
    // Without a secure address there is no clipboard: select it for the person instead.
    const shown = button.closest('li').querySelector('.code, .number');
    getSelection().selectAllChildren(shown);
  }
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const name = Object.keys(presses).find((each) => each in button.dataset);
  if (!name || button.ariaDisabled === 'true') return;
  // Not `disabled`: that would take the focus away from somebody on a keyboard.
  button.ariaDisabled = 'true';
  try {
    await presses[name](button.dataset[name], button.dataset, button);
  } catch {
    say(texts.lost, true);
  } finally {
    button.ariaDisabled = null;
  }
});

document.addEventListener('submit', async (event) => {
  const submit = forms[event.target.dataset.form];
  if (!submit) return;
  event.preventDefault();
  event.target.querySelector('button').focus();
  await submit(Object.fromEntries(new FormData(event.target)));
});

document.addEventListener('input', (event) => {
  if (event.target.matches('[data-filter-people]')) filterPeople();
});

document.addEventListener('change', (event) => {
  if (event.target.matches('[data-model-mode]'))
    void send('POST', 'llm', { mode: event.target.value });
});

startSections();
