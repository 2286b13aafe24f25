import { partnerActs } from '@puente/contract/policy/partner';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf, type Still } from '../../../test/still.tsx';
import { aManager, aMember, aMonth, anEntry, aPartner } from '../../../test/partners.ts';
import {
  groupQuery,
  logQuery,
  managersQuery,
  overviewQuery,
  shareQuery,
  type GroupMember,
  type LogEntry,
  type Managers,
  type Overview,
} from '../../features/partner/queries.ts';
import { LogSection } from './log-section.tsx';
import { ManagedPartnerContext } from './managed-partner.ts';
import { ManagersSection } from './managers-section.tsx';
import { MembersSection } from './members-section.tsx';
import { OverviewSection } from './overview-section.tsx';

atMoment('2026-12-01T12:00Z');

const partner = aPartner();
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

function inPlace(section: ReactElement, language: Language, screen: Still): Promise<Element> {
  const place = <ManagedPartnerContext value={partner}>{section}</ManagedPartnerContext>;
  return stillOf(place, language, screen);
}

type Share = { basisPoints: number; next: null | { basisPoints: number; countsFrom: string } };

function overview(data: Partial<Overview>, language: Language = 'en', share: Partial<Share> = {}) {
  const { next = null, basisPoints = 500 } = share;
  const announced = next && { ...next, announcedAt: '2026-11-30T12:00:00Z' };
  return inPlace(<OverviewSection />, language, {
    known: [
      [
        overviewQuery(partner.id).queryKey,
        reply('GET /api/partner/overview', {
          experts: { verified: 12, waiting: 1, moreAsked: 0 },
          months: [aMonth()],
          ...data,
        }),
      ],
      [
        shareQuery(partner.id).queryKey,
        reply('GET /api/partner/share', { basisPoints, next: announced }),
      ],
    ],
  });
}

describe('the overview of a partner', () => {
  it('counts experts by state and tells each month, in the money and words of the region', async () => {
    vi.stubGlobal('navigator', { languages: ['es-CL', 'en-US'] });
    expect(wordsIn(await overview({}))).toContain(
      'Experts Verified 12 Waiting for you 1 Asked for more 0',
    );
    expect(wordsIn(await overview({}))).toContain('Nov 2026 8 80% (4 of 5) CLP 12,000');
    expect(wordsIn(await overview({}, 'es'))).toMatch(/nov 2026 8 80 ?% \(4 de 5\) \$12\.000/);
  });

  it.each(languages)(
    'has something to say of a partner with nothing yet (%s)',
    async (language) => {
      const empty = aMonth({ meetings: 0, reserved: 0, booked: 0, earned: [] });
      const none = { verified: 0, waiting: 0, moreAsked: 0 };
      const markup = await overview({ experts: none, months: [empty] }, language);
      expect(find(markup, 'td').map(heard)).toEqual(['0', '–', '–']);
      expect(markup.innerHTML).not.toContain('width:NaN');
    },
  );

  it('shows each currency on its own, and what went back as less than nothing', async () => {
    const earned = [
      { amount: 1250, currency: 'USD' as const },
      { amount: -5000, currency: 'CLP' as const },
    ];
    expect(wordsIn(await overview({ months: [aMonth({ earned })] }))).toContain(
      '$12.50 -CLP 5,000',
    );
  });

  it('has a header for each column and each row', async () => {
    const markup = await overview({ months: [aMonth({ month: '2026-01' }), aMonth()] }, 'es');
    const heads = find(markup, 'th').map((th) => `${th.getAttribute('scope')}: ${heard(th)}`);
    expect(heads).toEqual([
      ...['col: Mes', 'col: Reuniones', 'col: Concretaron', 'col: Tu comisión'],
      ...['row: ene 2026', 'row: nov 2026'],
    ]);
  });

  it('tells the share that comes, from its day in the zone of the reader', async () => {
    const next = { basisPoints: 1250, countsFrom: '2026-12-15T02:00:00Z' };
    const words = wordsIn(await overview({}, 'en', { basisPoints: 500, next }));
    expect(words).toContain('Now: 5%');
    expect(words).toContain('From Monday, December 14, 2026: 12.5%');
    expect(words).toContain('Keep 5%');
    expect(wordsIn(await overview({}, 'es', { next }))).toMatch(
      /Desde el lunes, 14 de diciembre de 2026: 12,5 ?%/,
    );
    expect(wordsIn(await overview({}))).not.toContain('Keep');
  });
});

const members = (given: readonly GroupMember[], language: Language = 'en') =>
  inPlace(<MembersSection />, language, {
    known: [
      [
        groupQuery(partner.id).queryKey,
        reply('GET /api/partner/providers', { providers: [...given] }).providers,
      ],
    ],
  });

describe('the experts of a partner', () => {
  it('are none yet, in words', async () => {
    expect(wordsIn(await members([]))).toBe(
      'No experts yet Experts who choose your organization appear here.',
    );
    expect(wordsIn(await members([], 'es'))).toContain('Todavía no hay especialistas');
  });

  it('stand with what a manager may see of them, by number in words', async () => {
    expect(wordsIn(await members([aMember()]))).toBe(
      '1 expert CR Camila Rojas Verified Careers in health 3 meetings · since March 2026',
    );
    expect(wordsIn(await members([aMember({ meetings: 1 })]))).toContain('1 meeting ·');
    expect(wordsIn(await members([aMember({ meetings: 0 })], 'es'))).toMatch(
      /^1 especialista .* Con verificación .* 0 reuniones · desde marzo de 2026$/,
    );
    expect(wordsIn(await members([aMember({ meetings: 1_000_000 })], 'es'))).toContain('reuniones');
  });

  it('who wait have no day since when, and a way to the answer', async () => {
    const waiting = aMember({ verification: 'pending', verifiedAt: null, meetings: 0 });
    const markup = await members([waiting]);
    expect(wordsIn(markup)).toContain('Not verified');
    expect(wordsIn(markup)).not.toContain('since');
    expect(addressOf(markup, 'Answer the request')).toBe('/you/partner/queue');
    expect(addressOf(markup, 'Camila Rojas')).toBe(`/expert/${uuid(12)}`);
    expect(controls(await members([aMember()]))).toEqual(['Camila Rojas', 'More for Camila Rojas']);
  });

  it('without a name can still be opened by one', async () => {
    const nameless = aMember({ name: '', lastName: '' });
    expect(controls(await members([nameless]))).toEqual(['No name yet', 'More for No name yet']);
    expect(controls(await members([nameless], 'es'))[0]).toBe('Todavía sin nombre');
  });

  it('are looked for by name once there are ten', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => aMember({ providerId: uuid(100 + at) }));
    expect(wordsIn(await members(many(9)))).not.toContain('Find by name');
    expect(wordsIn(await members(many(10)))).toContain('Find by name or field of work');
    expect(wordsIn(await members(many(10)))).toContain('10 experts');
  });
});

const managers = (given: Partial<Managers>, language: Language = 'en') =>
  inPlace(<ManagersSection />, language, {
    known: [
      [
        managersQuery(partner.id).queryKey,
        reply('GET /api/partner/managers', { managers: [aManager()], invitations: [], ...given }),
      ],
    ],
  });

describe('the managers of a partner', () => {
  const other = aManager({ id: uuid(22), name: 'Tomás', lastName: 'Vera', isYou: false });

  it('can remove others and leave, but never the last one', async () => {
    const both = controls(await managers({ managers: [aManager(), other] }));
    expect(both).toContain('Leave : Inés Soto');
    expect(both).toContain('Remove : Tomás Vera');
    expect(controls(await managers({})).join()).not.toMatch(/Leave|Remove/);
    expect(controls(await managers({ managers: [aManager(), other] }, 'es'))).toContain(
      'Dejar de administrar : Inés Soto',
    );
  });

  it('who have no name yet are told apart as that', async () => {
    const nameless = { ...other, name: '', lastName: '' };
    expect(controls(await managers({ managers: [aManager(), nameless] }))).toContain(
      'Remove : No name yet',
    );
  });

  it('who are invited show the end of their phone alone, and until which day here', async () => {
    const invitation = {
      id: uuid(31),
      phoneEnding: '678',
      invitedAt: '2026-11-30T12:00:00Z',
      expiresAt: '2026-12-14T02:30:00Z',
    };
    const words = async (language: Language) =>
      wordsIn(await managers({ invitations: [invitation] }, language));
    expect(await words('en')).toContain(
      'Invited Phone ending in 678 Until Sunday, December 13, 2026 Withdraw Invite a manager',
    );
    expect(await words('es')).toContain(
      'Teléfono que termina en 678 Hasta el domingo, 13 de diciembre de 2026',
    );
    expect(headings(await managers({ invitations: [invitation] }))).toEqual([
      '3 Invited',
      '3 Invite a manager',
    ]);
    expect(headings(await managers({}))).toEqual(['3 Invite a manager']);
  });
});

const log = (entries: LogEntry[], language: Language = 'en', next: string | null = null) =>
  inPlace(<LogSection />, language, {
    known: [
      [
        logQuery(partner.id, undefined).queryKey,
        { pages: [reply('GET /api/partner/log', { entries, next })], pageParams: [''] },
      ],
    ],
  });

/** Without the filter above it. */
const entriesIn = (markup: Element) => find(markup, 'li').map(heard);

describe('the log of a partner', () => {
  it('is empty, in words, and shows more only where there is more', async () => {
    expect(wordsIn(await log([]))).toContain('Nothing was done yet');
    expect(wordsIn(await log([], 'es'))).toContain('Todavía no hay nada en el registro');
    expect(wordsIn(await log([anEntry()]))).not.toContain('Show earlier');
    expect(wordsIn(await log([anEntry()], 'en', '6'))).toContain('Show earlier');
  });

  it('has words of its own for each act in both languages', async () => {
    for (const language of languages) {
      const markup = await log(
        partnerActs.map((act, at) => anEntry({ act, id: `${at}`, subject: null })),
        language,
      );
      const words = entriesIn(markup);
      expect(new Set(words).size).toBe(partnerActs.length);
      const filter = find(markup, 'option').map(heard);
      expect(filter).toHaveLength(partnerActs.length + 1);
    }
  });

  it('names who did it to whom, also those who have left', async () => {
    const gone = { name: '', lastName: '' };
    expect(entriesIn(await log([anEntry()]))[0]).toMatch(
      /^Verified an expert : Camila Rojas by Inés Soto .*November 30/,
    );
    expect(entriesIn(await log([anEntry({ actor: gone, subject: gone })]))[0]).toMatch(
      /^Verified an expert : a deleted account by a deleted account/,
    );
    expect(entriesIn(await log([anEntry({ actor: gone })], 'es'))[0]).toContain(
      'por una cuenta eliminada',
    );
  });

  it('tells what changed: shares in percent, addresses as they were', async () => {
    const share = anEntry({ act: 'share-announced', subject: null, details: { from: 0, to: 750 } });
    expect(entriesIn(await log([share]))[0]).toContain('Announced another share : 0% → 7.5%');
    const details = { from: 'andes', to: 'andes-mentors' };
    const moved = anEntry({ act: 'address-changed', subject: null, details });
    expect(entriesIn(await log([moved]))[0]).toContain(
      'Changed the address : andes → andes-mentors',
    );
    for (const part of [
      { fields: 2 },
      { from: 500 },
      { to: 'andes' },
      { from: 500, to: 'andes' },
    ]) {
      const other = anEntry({ act: 'page-changed', subject: null, details: part });
      expect(entriesIn(await log([other]))[0]).not.toContain('→');
    }
  });
});
