import { useSuspenseQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { lost, refusal, type Screen, screenOf } from '../../../test/screen.tsx';
import type { ApiError } from '../../lib/api.ts';
import { CrashPage } from '../crash/crash-page.tsx';
import { ChunkLoadError } from '../crash/chunk-load-error.tsx';
import { SectionError } from '../crash/section-error.tsx';
import { DataSection, ShowMore } from './data-section.tsx';
import { Missing } from './missing.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

const languages = ['en', 'es'] as const;

function Data() {
  const { data } = useSuspenseQuery<string>({
    queryKey: ['data'],
    queryFn: () => new Promise<string>(() => undefined),
  });
  return <p>{data}</p>;
}

type Section = { screen?: Screen; gone?: string; language?: 'en' | 'es' };
const section = ({ screen = {}, gone, language = 'en' }: Section) =>
  screenOf(
    <DataSection
      failed="Your meetings didn't load"
      waiting={<p>Waiting</p>}
      frame={({ children }) => <main>{children}</main>}
      {...(gone !== undefined && { gone: <p>{gone}</p> })}
    >
      <Data />
    </DataSection>,
    language,
    screen,
  );

describe('a section with data', () => {
  it('shows the data, and in its frame that it waits', () => {
    expect(section({ screen: { known: [[['data'], 'Here']] } })).toBe('<p>Here</p>');
    expect(section({})).toBe('<main><p>Waiting</p></main>');
  });

  it.each(languages)(
    'says in its frame what failed, why, and can be tried again (%s)',
    (language) => {
      const failed = (error: ApiError) => section({ screen: { refused: error }, language });
      const errors = [
        lost('network'),
        lost('offline'),
        lost('timeout'),
        refusal(503, 'unavailable'),
      ];
      for (const error of errors) {
        const markup = failed(error);
        expect(markup).toMatch(/^<main>/);
        expect(headings(markup)).toEqual(["2 Your meetings didn't load"]);
        expect(controls(markup)).toEqual([language === 'en' ? 'Try again' : 'Reintentar']);
        expect(find(markup, 'div')[0]?.attributes['role']).toBe('alert');
      }
      expect(wordsIn(failed(lost('offline')))).not.toBe(wordsIn(failed(lost('timeout'))));
    },
  );

  it.each([
    [404, 'not-found'],
    [400, 'invalid-input'],
  ] as const)('is gone with %i %s where it can be, and else has failed', (status, code) => {
    const refused = refusal(status, code);
    expect(section({ screen: { refused }, gone: 'Gone' })).toBe('<p>Gone</p>');
    expect(controls(section({ screen: { refused } }))).toEqual(['Try again']);
  });

  it.each([lost('network'), refusal(403, 'forbidden'), refusal(500, 'internal')])(
    'is not gone because it could not be asked for (%#)',
    (refused) => {
      expect(section({ screen: { refused }, gone: 'Gone' })).not.toContain('Gone');
    },
  );
});

describe('a list that goes on', () => {
  const list = { fetchNextPage: () => Promise.resolve(), isFetchingNextPage: false };

  it('has a button for more while there is more, which says that it is asking', () => {
    const more = (changes: object) =>
      screenOf(
        <ShowMore query={{ ...list, hasNextPage: true, ...changes }}>Show more</ShowMore>,
        'en',
      );
    expect(controls(more({}))).toEqual(['Show more']);
    expect(more({ isFetchingNextPage: true })).toContain('aria-busy="true"');
    expect(more({ hasNextPage: false })).toBe('');
  });
});

describe('what is not there', () => {
  it.each(languages)('leads home and to the experts (%s)', (language) => {
    const markup = screenOf(<NotFound />, language, { at: '/nowhere' });
    expect(headings(markup)).toHaveLength(1);
    expect(find(markup, 'a').map(({ attributes }) => attributes['href'])).toEqual([
      '/',
      '/experts',
    ]);
  });

  it('has one title however long, and a way on', () => {
    const title = 'W'.repeat(120);
    const markup = screenOf(
      <Missing title={title} text="Because">
        <a href="/x">On</a>
      </Missing>,
      'en',
    );
    expect(headings(markup)).toEqual([`1 ${title}`]);
    expect(addressOf(markup, 'On')).toBe('/x');
  });
});

it('a page has the heading it is given, or none of its own', () => {
  const page = (heading?: string) =>
    screenOf(
      <Page title="Tab" heading={heading}>
        <h2>Part</h2>
      </Page>,
      'en',
    );
  expect(headings(page('Title'))).toEqual(['1 Title', '2 Part']);
  expect(headings(page())).toEqual(['2 Part']);
});

describe('what broke', () => {
  it.each(languages)('a page says so, and can be loaded again and copied (%s)', (language) => {
    const markup = screenOf(<CrashPage error={new Error('x')} />, language);
    expect(headings(markup)).toHaveLength(1);
    expect(controls(markup).length).toBeGreaterThanOrEqual(2);
    expect(markup).toContain('role="alert"');
    expect(wordsIn(markup)).not.toContain('Error: x');
  });

  it('a page whose texts never came says so in English', () => {
    const markup = screenOf(<CrashPage error={null} />, 'en');
    expect(controls(markup)[0]).toBe('Refresh');
  });

  it.each(languages)(
    'a section and a page that can not be loaded can be tried again (%s)',
    (language) => {
      const part = screenOf(<SectionError name="x" onRetry={() => undefined} />, language);
      const chunk = screenOf(<ChunkLoadError onRetry={() => Promise.resolve()} />, language);
      for (const markup of [part, chunk]) {
        expect(headings(markup)).toHaveLength(1);
        expect(controls(markup)).toHaveLength(1);
      }
      expect(wordsIn(part)).not.toBe(wordsIn(chunk));
    },
  );
});
