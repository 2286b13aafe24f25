import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from '../../../lib/once.ts';
import { readWeights } from '../likeness/weights.ts';
import { compileLexicon, type CompiledLexicon } from './compile.ts';
import { openLexicon, type Lexicon } from './lexicon.ts';
import { readSource, sourceFiles } from './read.ts';

const root = join(import.meta.dirname, '../../../../..');

/** The fields that Puente comes with. */
export const ownFolder = join(root, 'server/lexicon');

/** Beside what Node keeps of compiled code; emptied by an installation of packages. */
const cacheFolder = join(root, 'node_modules/.cache/puente');

/**
 * The lexicon, including the installation's own fields from the folder `more`. It is compiled only
 * after its files have changed: compiling takes seconds, opening the result a tenth of a second.
 */
export function loadLexicon(more: string | null): Lexicon {
  const folders = more === null ? [ownFolder] : [ownFolder, more];
  const version = fingerprintOf(folders);
  const file = join(cacheFolder, `lexicon-${version}.json`);
  const kept = readKept(file);
  const learnt = once(() => readWeights(readFileSync(learntFileOf(folders), 'utf8')));
  if (kept) return openLexicon(kept, version, learnt);
  const compiled = compileLexicon(readSource(folders));
  keep(file, compiled);
  return openLexicon(compiled, version, learnt);
}

/** Beside the fields that it was learnt from. */
export const learntName = 'learnt.tsv';

/** What `npm run lexicon:learn` wrote: for the fields of an installation, if it did for those. */
function learntFileOf(folders: readonly string[]): string {
  const files = folders.map((folder) => join(folder, learntName));
  return files.toReversed().find(existsSync) ?? join(ownFolder, learntName);
}

/** Changes with the files of the lexicon, and with the code that compiles them or reads by them. */
function fingerprintOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const code = ['.', '../language', '../matching']
    .map((folder) => join(import.meta.dirname, folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .map((file) => join(folder, file)),
    );
  for (const file of [...folders.flatMap(sourceFiles), ...code])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function readKept(file: string): CompiledLexicon | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not compiled yet, or written by half by a process that died: compiled again.
    return null;
  }
}

/** A folder that can't be written costs the time of compiling at the next start, nothing else. */
function keep(file: string, compiled: CompiledLexicon): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(compiled));
    renameSync(draft, file);
  } catch {
    return;
  }
}
