import { expect, it } from 'vitest';
import { controls, find, headings, heard } from '../../../test/reading.ts';
import { stillOf } from '../../../test/still.tsx';
import { LinkQr } from './components/link-qr.tsx';

const languages = ['en', 'es'] as const;

it('a code to print has a name, and what is printed is not read twice', async () => {
  const share = {
    link: 'https://puente.example/@ines',
    qrTarget: 'https://puente.example/expert/1',
    username: 'ines',
    title: 'Inés Soto',
    text: 'Careers',
  };
  for (const language of languages) {
    const markup = await stillOf(<LinkQr share={share} />, language);
    expect(headings(markup)).toHaveLength(1);
    expect(controls(markup)).toHaveLength(3);
    const codes = find(markup, 'svg').filter((node) => node.getAttribute('role') === 'img');
    expect(codes.map(heard).filter(Boolean)).toHaveLength(1);
    const printed = find(markup, 'div').filter(
      (node) => node.getAttribute('class') === 'print-card',
    );
    expect(printed.map(heard)).toEqual(['']);
  }
});
