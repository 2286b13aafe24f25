import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { anApplicant, anApplication, aPartner } from '../../../test/partners.ts';
import {
  applicationQuery,
  applicationsQuery,
  type Applicant,
  type Application,
} from '../../features/partner/queries.ts';
import { ApplicationView } from './application-view.tsx';
import { ManagedPartnerContext } from './managed-partner.ts';
import { QueueSection } from './queue-section.tsx';

atMoment('2026-12-01T12:00Z');

const partner = aPartner();
type Language = 'en' | 'es';
const statuses = ['waiting', 'more-asked', 'approved', 'refused', 'withdrawn'] as const;

const listed = (applications: Applicant[], next: string | null = null) =>
  [
    applicationsQuery(partner.id, 'open').queryKey,
    {
      pages: [
        reply('GET /api/partner/applications', { applications, next, total: applications.length }),
      ],
      pageParams: [''],
    },
  ] as const;

const read = (one: Application) =>
  [applicationQuery(one.id).queryKey, reply('GET /api/partner/applications/:id', one)] as const;

function queue(applications: Applicant[], language: Language = 'en', isWide = false) {
  return stillOf(
    <ManagedPartnerContext value={partner}>
      <QueueSection />
    </ManagedPartnerContext>,
    language,
    {
      isWide,
      known: [listed(applications), ...applications.map((one) => read(anApplication(one)))],
    },
  );
}

describe('the requests of a partner', () => {
  it('are none, in words', async () => {
    expect(wordsIn(await queue([]))).toBe(
      'Open Decided No one is waiting New requests from experts appear here.',
    );
    expect(wordsIn(await queue([], 'es'))).toContain('Nadie espera');
    expect(wordsIn(await queue([], 'es', true))).toContain('Nadie espera');
  });

  it('are told by who asks, their state and since when', async () => {
    expect(controls(await queue([anApplicant()]))[2]).toMatch(
      /^Camila Rojas Careers in health Waiting · .*November 28, 2026/,
    );
    const nameless = anApplicant({ name: '', lastName: '', expertise: null });
    expect(controls(await queue([nameless]))[2]).toMatch(/^No name yet Waiting ·/);
    expect(controls(await queue([nameless], 'es'))[2]).toMatch(/^Todavía sin nombre En espera ·/);
  });

  it('stand alone on a phone, and beside the first of them on a wide screen', async () => {
    const both = [anApplicant(), anApplicant({ id: uuid(13), name: 'Bruno' })];
    expect(headings(await queue(both))).toEqual([]);
    const wide = await queue(both, 'en', true);
    expect(headings(wide)).toEqual(['3 Camila Rojas', '4 History']);
    const rows = find(wide, 'button').map((node) => node.getAttribute('aria-pressed'));
    expect(rows.slice(0, 4)).toEqual(['true', 'false', 'true', 'false']);
  });
});

function application(changes: Partial<Application>, language: Language = 'en') {
  const one = anApplication(changes);
  return stillOf(
    <ManagedPartnerContext value={partner}>
      <ApplicationView id={one.id} />
    </ManagedPartnerContext>,
    language,
    { known: [read(one)] },
  );
}

describe('a request', () => {
  const answers = ['Approve', 'Ask for more', 'Refuse'];

  it.each(statuses)(
    'that is %s can be answered while it is open, and then no more',
    async (status) => {
      const isOpen = status === 'waiting' || status === 'more-asked';
      const names = controls(await application({ status }));
      expect(names.filter((name) => answers.includes(name))).toEqual(isOpen ? answers : []);
      expect(controls(await application({ status }, 'es')).includes('Rechazar')).toBe(isOpen);
    },
  );

  it('has words of its own for each state in both languages', async () => {
    for (const language of ['en', 'es'] as const)
      expect(
        new Set(
          await oneByOne(statuses, async (status) =>
            wordsIn(await application({ status }, language)),
          ),
        ).size,
      ).toBe(statuses.length);
  });

  it('without a published profile can be refused, but not approved, and says why', async () => {
    const markup = await application({ expertise: null });
    expect(controls(markup)).toEqual(['Ask for more', 'Refuse']);
    expect(wordsIn(markup)).toContain("The profile isn't published yet.");
    expect(addressOf(await application({}), 'Open profile')).toBe(`/expert/${uuid(12)}`);
  });

  it('leads to the document, or says that there is none', async () => {
    const document = {
      kind: 'pdf' as const,
      bytes: 1200,
      sentAt: '2026-11-28T15:00:00Z',
      decidedAt: null,
    };
    expect(controls(await application({ document }))).toContain('Download document');
    expect(wordsIn(await application({ document }))).not.toContain('no document');
    expect(wordsIn(await application({}, 'es'))).toContain('No hay documento.');
  });

  it('tells what happened, the latest first, with the words as they were written', async () => {
    const history: Application['history'] = [
      { status: 'waiting', by: 'expert', message: 'Hello', at: '2026-11-28T15:00:00Z' },
      {
        status: 'more-asked',
        by: 'partner',
        message: '<b>Which</b> year?',
        at: '2026-11-29T02:00:00Z',
      },
    ];
    const markup = await application({ status: 'more-asked', history });
    expect(wordsIn(markup)).toMatch(
      /Asked for more Your organization · .*<b>Which<\/b> year\? Sent a request Expert · .* Hello/,
    );
    expect(markup.innerHTML).not.toContain('<b>');
    // At 2:00 in UTC it is still the evening before where this person is.
    expect(wordsIn(markup)).toContain(
      'Saturday, November 28, 2026 at 11:00 PM (Chile Time, GMT-3)',
    );
    expect(wordsIn(await application({ history }, 'es'))).toMatch(
      /Pidió algo más Tu organización .*Envió/,
    );
  });
});
