import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openComponent } from '../../../test/app.tsx';
import { setWide } from '../../../test/document.ts';
import { SplitPage } from './split-page.tsx';

const rows = ['Ana', 'Bruno', 'Camila'];

function List() {
  return (
    <ul>
      <li>
        <input aria-label="Search" />
      </li>
      {rows.map((name) => (
        <li key={name}>
          <a href={`/#${name}`} data-row aria-current={name === 'Bruno' ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const opened = (isWide: boolean, split: { isOpen: boolean; isLone?: boolean }) =>
  openComponent(
    <SplitPage name="tests" list={<List />} {...split}>
      <p>Open</p>
    </SplitPage>,
    { isWide },
  );

const row = (name: string) => screen.getByRole('link', { name });
const isShown = (text: string) => screen.queryByText(text) !== null;

describe('a list with what is open in it', () => {
  it.each([
    [true, { isOpen: true }, true, true],
    [true, { isOpen: false }, true, true],
    [true, { isOpen: false, isLone: true }, true, false],
    [true, { isOpen: true, isLone: true }, false, true],
    [false, { isOpen: true }, false, true],
    [false, { isOpen: false }, true, false],
  ])(
    'on a desk: %s, with %o shows the list: %s, and what is open: %s',
    async (isWide, split, ...both) => {
      await opened(isWide, split);
      expect([isShown('Ana'), isShown('Open')]).toEqual(both);
    },
  );

  it('is walked by the arrow keys, from end to end', async () => {
    const { person } = await opened(true, { isOpen: false });
    row('Ana').focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('Bruno'));
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Camila'));
    await person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(row('Ana'));
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(row('Ana'));
  });

  it('leaves the arrow keys of its search alone', async () => {
    const { person } = await opened(true, { isOpen: false });
    const search = screen.getByRole('textbox', { name: 'Search' });
    await person.type(search, 'a{ArrowDown}');
    expect(document.activeElement).toBe(search);
  });

  it('keeps its place and its focus where another page draws it anew', async () => {
    function Pages() {
      const [page, setPage] = useState(1);
      return (
        <>
          <button onClick={() => setPage(page + 1)}>Next page</button>
          <SplitPage key={page} name="pages" list={<List />} isOpen>
            <button
              onClick={() => {
                row('Camila').focus();
                setPage(page + 1);
              }}
            >
              Open another
            </button>
          </SplitPage>
        </>
      );
    }
    const { person } = await openComponent(<Pages />, { isWide: true });
    await person.click(screen.getByRole('button', { name: 'Open another' }));
    expect(document.activeElement).toBe(row('Camila'));
    const outside = screen.getByRole('button', { name: 'Next page' });
    await person.click(outside);
    expect(document.activeElement).toBe(outside);
  });

  it('follows the width of the screen, and keeps what was typed', async () => {
    const { person } = await openComponent(
      <SplitPage name="turned" list={<List />} isOpen>
        <input aria-label="Words" />
      </SplitPage>,
    );
    const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
    await person.type(words, 'kept');
    expect(isShown('Ana')).toBe(false);
    setWide(true);
    expect(await screen.findByText('Ana')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' }).value).toBe('kept');
  });
});
