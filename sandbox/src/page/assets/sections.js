/**
 * Keeps the sections current: asks every two seconds whether anything happened and swaps the
 * sections that changed, without taking away what somebody is reading, typing or pressing.
 */
const pollMs = 2000;

const main = document.querySelector('main');
const language = main.dataset.language;
const texts = JSON.parse(main.dataset.texts);
const drawn = new Map();
const waiting = new Map();
let revision = main.dataset.revision;
let offsetMs = Number(main.dataset.offsetMs);
let lost = false;

export { language, texts };

export function startSections() {
  wordTimes(document);
  tick();
  setInterval(tick, 1000);
  setInterval(() => document.hidden || void refresh(), pollMs);
  document.addEventListener('visibilitychange', () => document.hidden || void refresh());
  document.addEventListener('focusout', () => setTimeout(swapWaiting, 0));
}

/** Asks for what changed since the last time. */
export async function refresh() {
  const query = new URLSearchParams({ lang: language, revision });
  try {
    const response = await fetch(`/sandbox/sections?${query}`);
    if (!response.ok) throw new Error(String(response.status));
    if (lost) document.querySelector('.toast').hidden = true;
    lost = false;
    if (response.status === 204) return;
    const body = await response.json();
    revision = body.revision;
    offsetMs = body.offsetMs;
    for (const [name, markup] of Object.entries(body.sections)) waiting.set(name, markup);
    swapWaiting();
    tick();
  } catch {
    if (!lost) say(texts.lost, true);
    lost = true;
  }
}

/** Tells the person something, aloud for screen readers; stays if it is bad news. */
export function say(message, bad = false) {
  const toast = document.querySelector('.toast');
  toast.hidden = false;
  toast.classList.toggle('bad', bad);
  toast.textContent = message;
  clearTimeout(say.timer);
  if (!bad) say.timer = setTimeout(() => (toast.hidden = true), 4000);
}

function swapWaiting() {
  for (const [name, markup] of waiting) {
    const holder = document.querySelector(`[data-section="${name}"]`);
    const active = holder.contains(document.activeElement) ? document.activeElement : null;
    // Somebody is typing or choosing here: later.
    if (active?.matches('input, select')) continue;
    waiting.delete(name);
    if (drawn.get(name) === markup) continue;
    drawn.set(name, markup);
    swap(holder, markup, active);
  }
}

function swap(holder, markup, active) {
  const open = new Map(
    [...holder.querySelectorAll('details')].map((each) => [each.dataset.key, each.open]),
  );
  const kept = new Map(
    [...holder.querySelectorAll('[data-keep]')].map((each) => [each.dataset.keep, each.value]),
  );
  const again = active && selectorOf(active);
  holder.innerHTML = markup;
  for (const details of holder.querySelectorAll('details'))
    if (open.has(details.dataset.key)) details.open = open.get(details.dataset.key);
  for (const field of holder.querySelectorAll('[data-keep]'))
    if (kept.has(field.dataset.keep)) field.value = kept.get(field.dataset.keep);
  wordTimes(holder);
  filterPeople();
  if (again) holder.querySelector(again)?.focus();
}

/** Finds the same control in the new markup: its data attributes say what it is for. */
function selectorOf(element) {
  const owner = element.tagName === 'SUMMARY' ? element.parentElement : element;
  const own = [...owner.attributes]
    .filter(({ name }) => name.startsWith('data-') || name === 'name')
    .map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`)
    .join('');
  if (element === owner) return `${element.tagName.toLowerCase()}${own}`;
  return `details${own} > summary`;
}

/** Shows instants in the reader's own language and zone. */
function wordTimes(within) {
  const short = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const hour = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' });
  for (const element of within.querySelectorAll('time')) {
    const at = new Date(element.dateTime);
    element.textContent = ('hour' in element.dataset ? hour : short).format(at);
    element.title = full.format(at);
  }
}

function tick() {
  const element = document.querySelector('[data-now]');
  if (!element) return;
  const now = new Date(Date.now() + offsetMs);
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' };
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const [clock, day] = [time, date].map((options, index) => {
    const part = document.createElement(index === 0 ? 'strong' : 'span');
    part.textContent = new Intl.DateTimeFormat(language, options).format(now);
    return part;
  });
  element.replaceChildren(clock, day);
}

/** Without accents and capitals, so that "jose" finds "José". */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Shows the people who fit what was typed, and unfolds their groups. */
export function filterPeople() {
  const field = document.querySelector('[data-filter-people]');
  if (!field) return;
  const wanted = plain(field.value.trim());
  let found = 0;
  for (const group of document.querySelectorAll('[data-section="people"] details')) {
    let inGroup = 0;
    for (const person of group.querySelectorAll('[data-person]')) {
      person.hidden = wanted !== '' && !plain(person.dataset.person).includes(wanted);
      if (!person.hidden) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    if (wanted !== '' && inGroup > 0) group.open = true;
    found += inGroup;
  }
  document.querySelector('[data-no-match]').hidden = found > 0;
}
