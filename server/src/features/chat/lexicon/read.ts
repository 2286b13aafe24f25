import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import {
  besideSource,
  classesSource,
  fieldSource,
  findFaults,
  type LexiconSource,
  topicsSource,
} from './source.ts';

const classesFile = 'classes.yaml';
const besideFile = 'beside.yaml';

/** `topics.yaml`, or one file for each theme: `topics-health.yaml`. */
const topicsFile = /^topics(-.+)?\.yaml$/;

/** The fields in these folders; one that isn't there holds none. Throws what an editor can mend. */
export function readSource(folders: readonly string[]): LexiconSource {
  const files = folders.flatMap(sourceFiles);
  const classes = files.filter((file) => basename(file) === classesFile);
  const topics = files.filter((file) => topicsFile.test(basename(file)));
  const beside = files.filter((file) => basename(file) === besideFile);
  const others = new Set([...classes, ...topics, ...beside]);
  const fields = files.filter((file) => !others.has(file));
  const source = {
    fields: fields.map((file) => parse(file, fieldSource)),
    classes: Object.assign({}, ...classes.map((file) => parse(file, classesSource))),
    topics: topics.flatMap((file) => parse(file, topicsSource)),
    beside: beside.flatMap((file) => parse(file, besideSource)),
  };
  const faults = findFaults(source);
  if (faults.length > 0) throw new Error(`The lexicon can't be read:\n${faults.join('\n')}`);
  return source;
}

/** The files of a folder, in the same order everywhere. */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => join(folder, file));
}

function parse<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [wrong] = document.errors;
  if (wrong) throw new Error(`${file}: ${wrong.message}`);
  const read = shape.safeParse(document.toJS());
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`);
  return read.data;
}
