import { kinds, operations, services } from '../faults.ts';
import { modelModes } from '../llm/model.ts';
import { modelMode } from '../llm/routes.ts';
import { peopleIn, roles } from '../people.ts';
import type { Person } from '../people.ts';
import type { Sandbox } from '../sandbox.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Texts } from './texts-en.ts';

/** Groups larger than this start folded, so that a phone isn't all names. */
const largestOpenGroup = 8;

export function peopleSection(sandbox: Sandbox, texts: Texts): Html {
  const people = peopleIn(sandbox);
  if (people.length === 0) return html`<p class="empty">${texts.people.empty}</p>`;
  const groups = roles.map((role) => {
    const members = people.filter((person) => person.role === role);
    if (members.length === 0) return false;
    return html`<details data-key="role-${role}" ${members.length <= largestOpenGroup && opened}>
      <summary>${texts.people[role]} <span class="quiet">${members.length}</span></summary>
      <ul class="list people">
        ${members.map((person) => personItem(person, texts))}
      </ul>
    </details>`;
  });
  return html`<p class="quiet">${texts.people.help}</p>
    <label
      >${texts.people.filter}
      <input type="search" data-filter-people autocomplete="off" data-keep="filter-people" />
    </label>
    <p class="empty" data-no-match hidden>${texts.people.noMatch}</p>
    ${groups}`;
}

function personItem(person: Person, texts: Texts): Html {
  const details = [person.city, person.note].filter(Boolean).join(' · ');
  return html`<li class="person" data-person="${person.name} ${details} ${person.phoneNumber}">
    <div>
      <p><strong>${person.name}</strong></p>
      <p class="quiet">
        ${details && html`${details} · `}<span class="id">${person.phoneNumber}</span>
      </p>
    </div>
    <button
      data-sign-in="${person.phoneNumber}"
      data-name="${person.name}"
      data-language="${person.language}"
      aria-label="${texts.people.signInAs} ${person.name}"
    >
      ${texts.people.signIn}
    </button>
  </li>`;
}

const opened = html`open`;

export function faultsSection(sandbox: Sandbox, texts: Texts): Html {
  const faults = sandbox.faults.list();
  const mode = modelMode(sandbox);
  const list = faults.map(
    (fault) =>
      html`<li class="person">
        <p>
          <span class="id">${fault.service} ${fault.operation}</span> · ${fault.kind}
          <span class="badge warn"
            >${texts.faults.left.replace('{times}', String(fault.times))}</span
          >
        </p>
        <button
          data-remove-fault="${fault.id}"
          aria-label="${texts.faults.remove}: ${fault.service} ${fault.operation} ${fault.kind}"
        >
          ${texts.faults.remove}
        </button>
      </li>`,
  );
  return html`<p class="quiet">${texts.faults.help}</p>
    ${
      faults.length > 0
        ? html`<ul class="list">
              ${list}
            </ul>
            <button class="plain" data-clear-faults>${texts.faults.clear}</button>`
        : html`<p class="empty">${texts.faults.empty}</p>`
    }
    ${faultForm(texts)}
    <label class="model"
      >${texts.faults.model}
      <select data-model-mode aria-describedby="model-help">
        ${modelModes.map(
          (each) => html`<option value="${each}" ${each === mode && selected}>${each}</option>`,
        )}
      </select>
    </label>
    <p class="quiet" id="model-help">${texts.faults.modelHelp}</p>`;
}

function faultForm(texts: Texts): Html {
  const names = Object.values(operations).flat();
  return html`<form class="grid" data-form="fault">
    <label
      >${texts.faults.service}
      <select name="service" data-keep="fault-service">
        ${services.map((each) => html`<option>${each}</option>`)}
      </select>
    </label>
    <label
      >${texts.faults.kind}
      <select name="kind" data-keep="fault-kind">
        ${kinds.map((each) => html`<option value="${each}">${texts.faults[each]}</option>`)}
      </select>
    </label>
    <label class="wide"
      >${texts.faults.operation}
      <input
        name="operation"
        value="*"
        required
        list="operations"
        autocomplete="off"
        aria-describedby="operation-help"
        data-keep="fault-operation"
      />
      <span class="quiet" id="operation-help">${texts.faults.operationHelp}</span>
    </label>
    <datalist id="operations">
      ${names.map((name) => html`<option value="${name}"></option>`)}
    </datalist>
    <label
      >${texts.faults.times}
      <input
        name="times"
        type="number"
        min="1"
        max="1000"
        value="1"
        required
        data-keep="fault-times"
      />
    </label>
    <label
      >${texts.faults.delayMs}
      <input
        name="delayMs"
        type="number"
        min="0"
        max="600000"
        step="500"
        value="2000"
        required
        data-keep="fault-delay"
      />
    </label>
    <button class="wide">${texts.faults.add}</button>
  </form>`;
}

const selected = html`selected`;

/** The numbers worth trying, each with what it does. */
const cards: [string, keyof Texts['cards']][] = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 3220', 'authenticates'],
  ['4000 0027 6000 3184', 'authenticatesAlways'],
  ['4000 0000 0000 0077', 'slow'],
  ['4000 0000 0000 0002', 'generic_decline'],
  ['4000 0000 0000 9995', 'insufficient_funds'],
  ['4000 0000 0000 9987', 'lost_card'],
  ['4000 0000 0000 0069', 'expired_card'],
  ['4000 0000 0000 0127', 'incorrect_cvc'],
];

export function cardsSection(texts: Texts): Html {
  const items = cards.map(
    ([number, outcome]) =>
      html`<li class="person">
        <p><span class="number">${number}</span><br />${texts.cards[outcome]}</p>
        <button data-copy="${number.replaceAll(' ', '')}" aria-label="${texts.copy} ${number}">
          ${texts.copy}
        </button>
      </li>`,
  );
  return html`<p class="quiet">${texts.cards.help}</p>
    <ul class="list">
      ${items}
    </ul>`;
}
