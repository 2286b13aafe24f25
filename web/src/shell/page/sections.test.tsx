import { useSuspenseQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/api-server.ts';
import { addressOf, controls, find, headings, wordsIn } from '../../../test/reading.ts';
import { lost, refusal } from '../../../test/replies.ts';
import { stillOf, type Still } from '../../../test/still.tsx';
import type { ApiError } from '../../lib/api.ts';
import { CrashPage } from '../crash/crash-page.tsx';
import { ChunkLoadError } from '../crash/chunk-load-error.tsx';
import { SectionError } from '../crash/section-error.tsx';
import { DataSection, ShowMore } from './data-section.tsx';
import { Missing } from './missing.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

const languages = ['en', 'es'] as const;

function Data({ error }: { error: ApiError | undefined }) {
  const { data } = useSuspenseQuery<string>({
    queryKey: ['data'],
    queryFn: () => (error ? Promise.reject(error) : silence()),
  });
  return <p>{data}</p>;
}

type Section = { screen?: Still; gone?: string; language?: 'en' | 'es' };
const section = ({ screen = {}, gone, language = 'en' }: Section) =>
  stillOf(
    <DataSection
      failed="Your meetings didn't load"
      waiting={<p>Waiting</p>}
      frame={({ children }) => <main>{children}</main>}
      {...(gone !== undefined && { gone: <p>{gone}</p> })}
    >
      <Data error={screen.refused} />
    </DataSection>,
    language,
    screen,
  );

describe('a section with data', () => {
  it('shows the data, and in its frame that it waits', async () => {
    expect((await section({ screen: { known: [[['data'], 'Here']] } })).innerHTML).toBe(
      '<p>Here</p>',
    );
    expect((await section({})).innerHTML).toBe('<main><p>Waiting</p></main>');
  });

  it.each(languages)(
    'says in its frame what failed, why, and can be tried again (%s)',
    async (language) => {
      const failed = (error: ApiError) => section({ screen: { refused: error }, language });
      const errors = [
        lost('network'),
        lost('offline'),
        lost('timeout'),
        refusal(503, 'unavailable'),
      ];
      for (const error of errors) {
        const markup = await failed(error);
        expect(markup.innerHTML).toMatch(/^<main>/);
        expect(headings(markup)).toEqual(["2 Your meetings didn't load"]);
        expect(controls(markup)).toEqual([language === 'en' ? 'Try again' : 'Reintentar']);
        expect(find(markup, 'div')[0]?.getAttribute('role')).toBe('alert');
      }
      expect(wordsIn(await failed(lost('offline')))).not.toBe(
        wordsIn(await failed(lost('timeout'))),
      );
    },
  );

  it.each([
    [404, 'not-found'],
    [400, 'invalid-input'],
  ] as const)('is gone with %i %s where it can be, and else has failed', async (status, code) => {
    const refused = refusal(status, code);
    expect((await section({ screen: { refused }, gone: 'Gone' })).innerHTML).toBe('<p>Gone</p>');
    expect(controls(await section({ screen: { refused } }))).toEqual(['Try again']);
  });

  it.each([lost('network'), refusal(403, 'forbidden'), refusal(500, 'internal')])(
    'is not gone because it could not be asked for (%#)',
    async (refused) => {
      expect((await section({ screen: { refused }, gone: 'Gone' })).innerHTML).not.toContain(
        'Gone',
      );
    },
  );
});

describe('a list that goes on', () => {
  const list = {
    fetchNextPage: () => Promise.resolve(),
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    error: null,
  };

  it('has a button for more while there is more, which says that it is asking', async () => {
    const more = (changes: object) =>
      stillOf(
        <ShowMore query={{ ...list, hasNextPage: true, ...changes }}>Show more</ShowMore>,
        'en',
      );
    expect(controls(await more({}))).toEqual(['Show more']);
    expect((await more({ isFetchingNextPage: true })).innerHTML).toContain('aria-busy="true"');
    expect((await more({ hasNextPage: false })).innerHTML).toBe('');
    // Another read of the list may fail, too: that is no answer to who asked for more.
    const old = await more({ error: lost('network') });
    expect(find(old, 'div').filter((node) => node.getAttribute('role') === 'alert')).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each(languages)('leads home and to the experts (%s)', async (language) => {
    const markup = await stillOf(<NotFound />, language, { at: '/nowhere' });
    expect(headings(markup)).toHaveLength(1);
    expect(find(markup, 'a').map((node) => node.getAttribute('href'))).toEqual(['/', '/experts']);
  });

  it('has one title however long, and a way on', async () => {
    const title = 'W'.repeat(120);
    const markup = await stillOf(
      <Missing title={title} text="Because">
        <a href="/x">On</a>
      </Missing>,
      'en',
    );
    expect(headings(markup)).toEqual([`1 ${title}`]);
    expect(addressOf(markup, 'On')).toBe('/x');
  });
});

it('a page has the heading it is given, or none of its own', async () => {
  const page = (heading?: string) =>
    stillOf(
      <Page title="Tab" heading={heading}>
        <h2>Part</h2>
      </Page>,
      'en',
    );
  expect(headings(await page('Title'))).toEqual(['1 Title', '2 Part']);
  expect(headings(await page())).toEqual(['2 Part']);
});

describe('what broke', () => {
  it.each(languages)(
    'a page says so, and can be loaded again and copied (%s)',
    async (language) => {
      const markup = await stillOf(<CrashPage error={new Error('x')} />, language);
      expect(headings(markup)).toHaveLength(1);
      expect(controls(markup).length).toBeGreaterThanOrEqual(2);
      expect(markup.innerHTML).toContain('role="alert"');
      expect(wordsIn(markup)).not.toContain('Error: x');
    },
  );

  it('a page whose texts never came says so in English', async () => {
    const markup = await stillOf(<CrashPage error={null} />, 'en');
    expect(controls(markup)[0]).toBe('Refresh');
  });

  it.each(languages)(
    'a section and a page that can not be loaded can be tried again (%s)',
    async (language) => {
      const part = await stillOf(<SectionError name="x" onRetry={() => undefined} />, language);
      const chunk = await stillOf(<ChunkLoadError onRetry={() => Promise.resolve()} />, language);
      for (const markup of [part, chunk]) {
        expect(headings(markup)).toHaveLength(1);
        expect(controls(markup)).toHaveLength(1);
      }
      expect(wordsIn(part)).not.toBe(wordsIn(chunk));
    },
  );
});
