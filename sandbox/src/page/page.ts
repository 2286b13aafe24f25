import type { Sandbox } from '../sandbox.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { textsIn } from './language.ts';
import type { Language } from './language.ts';
import { cardsSection, faultsSection, peopleSection } from './sections-tools.ts';
import {
  clockSection,
  codesSection,
  mailsSection,
  paymentsSection,
  webhooksSection,
} from './sections-events.ts';

const order = [
  'clock',
  'codes',
  'people',
  'mails',
  'payments',
  'cards',
  'webhooks',
  'faults',
] as const;

type SectionName = (typeof order)[number];

/** Each section's inside; the page swaps a section only when it changed. */
export function renderSections(sandbox: Sandbox, language: Language): Record<SectionName, Html> {
  const texts = textsIn(language);
  return {
    clock: clockSection(sandbox, texts),
    people: peopleSection(sandbox, texts),
    codes: codesSection(sandbox, texts),
    mails: mailsSection(sandbox, texts),
    payments: paymentsSection(sandbox, texts, language),
    webhooks: webhooksSection(sandbox, texts),
    faults: faultsSection(sandbox, texts),
    cards: cardsSection(texts),
  };
}

export function renderPage(sandbox: Sandbox, language: Language): Html {
  const texts = textsIn(language);
  const sections = renderSections(sandbox, language);
  const section = (name: SectionName) =>
    html`<section class="card" id="${name}" aria-labelledby="${name}-title">
      <h2 id="${name}-title">${texts[name].title}</h2>
      <div data-section="${name}">${sections[name]}</div>
    </section>`;
  const [clock, codes, people, mails, payments, cards, webhooks, faults] = order.map(section);
  return html`<header class="top">
      <div class="top-row">
        <h1>${texts.title}</h1>
        ${languageSwitch(language)}
      </div>
      <p class="lead">${texts.lead}</p>
      <a class="button primary" href="/">${texts.toProduct}</a>
      <nav aria-label="${texts.sections}">
        <ul class="chips">
          ${order.map((name) => html`<li><a href="#${name}">${texts[name].title}</a></li>`)}
        </ul>
      </nav>
      <noscript><p class="notice">${texts.noScript}</p></noscript>
    </header>
    <main
      data-language="${language}"
      data-revision="${sandbox.store.revision()}"
      data-offset-ms="${sandbox.clock.offsetMs()}"
      data-texts="${JSON.stringify(scriptTexts(language))}"
    >
      <div class="columns">
        <div class="column">${clock}${codes}${people}</div>
        <div class="column">${mails}${payments}${cards}${webhooks}${faults}</div>
      </div>
    </main>
    <div class="toast" role="status" aria-live="polite" hidden></div>
    ${mailDialog(language)}`;
}

function languageSwitch(language: Language): Html {
  const link = (lang: Language) =>
    html`<a
      class="button plain"
      href="/sandbox?lang=${lang}"
      lang="${lang}"
      hreflang="${lang}"
      aria-current="${lang === language ? 'true' : 'false'}"
      >${textsIn(lang).languageName}</a
    >`;
  return html`<div class="languages">${link('en')}${link('es')}</div>`;
}

function scriptTexts(language: Language) {
  const { copied, lost, refused, clock, people, mails, webhooks } = textsIn(language);
  return { copied, lost, refused, clock, people, mails, sent: webhooks.sent };
}

function mailDialog(language: Language): Html {
  const { close, mails } = textsIn(language);
  return html`<dialog class="mail" aria-labelledby="mail-title">
    <div class="top-row">
      <h2 id="mail-title" tabindex="-1"></h2>
      <form method="dialog"><button class="plain">${close}</button></form>
    </div>
    <p class="quiet" data-mail="people"></p>
    <iframe title="${mails.body}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <div data-mail="attachments"></div>
  </dialog>`;
}
