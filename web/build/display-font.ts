import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Pins the display font to the one weight that `ui/base.css` uses: the same letters in half the
 * bytes, and the first paint waits for them.
 */
export function displayFont(webRoot: string): Plugin {
  const weight = weightIn(readFileSync(join(webRoot, 'src/ui/base.css'), 'utf8'));
  return {
    name: 'puente-display-font',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The hash is that of the original font: a file with another weight needs another name.
            assetFileNames: ({ names }) =>
              names.some(isDisplayFont)
                ? `assets/[name]-${weight}-[hash][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
    async generateBundle(_options, bundle) {
      const letters = await lettersOf('latin');
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && isDisplayFont(file.fileName))
          file.source = await subsetFont(Buffer.from(file.source), letters, {
            targetFormat: 'woff2',
            variationAxes: { wght: weight },
          });
    },
  };
}

function weightIn(css: string): number {
  const weight = /@utility display \{[^}]*font-weight: (\d+);/.exec(css)?.[1];
  if (weight === undefined) throw new Error('base.css gives the display font no weight');
  return Number(weight);
}

function isDisplayFont(fileName: string): boolean {
  return /(?:^|\/)fraunces-latin-wght-.*\.woff2$/.test(fileName);
}

/** Every character that one subset of the font covers. */
async function lettersOf(part: string): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/unicode.json');
  const ranges: Record<string, string> = JSON.parse(await readFile(path, 'utf8'));
  return (ranges[part] ?? '')
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
}
