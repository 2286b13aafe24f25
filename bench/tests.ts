import { existsSync, readFileSync } from 'node:fs';
import type { Row } from './row.ts';

/** What the runners wrote in the last whole `bin/test`. */
const reports = { unit: 'data/test/unit.json', journeys: 'data/test/journeys.json' };

type UnitReport = {
  startTime: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: unknown[];
  }[];
};
type Suite = { suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };
type JourneyReport = { stats: { duration: number }; suites: Suite[] };

/** Most seconds for unit tests, http tests and journeys together, on two cores. */
const limitSeconds = 480;

/** Seconds by test and by journey, and how long both runs took; nothing before a first run. */
export function run(): Promise<Row[]> {
  if (!Object.values(reports).every((file) => existsSync(file))) return Promise.resolve([]);
  const unit = JSON.parse(readFileSync(reports.unit, 'utf8')) as UnitReport;
  const journeys = JSON.parse(readFileSync(reports.journeys, 'utf8')) as JourneyReport;
  const http = unit.testResults.filter(({ name }) => name.includes('/server/'));
  const httpTests = http.flatMap((file) => file.assertionResults).length;
  const httpSeconds = sum(http.map((file) => file.endTime - file.startTime)) / 1000;
  const unitWall =
    (Math.max(...unit.testResults.map(({ endTime }) => endTime)) - unit.startTime) / 1000;
  const each = journeys.suites.flatMap(durationsOf);
  const whole = unitWall + journeys.stats.duration / 1000;
  return Promise.resolve([
    row(`one of ${httpTests} http tests`, httpSeconds / httpTests),
    row(`one of ${each.length} journeys`, sum(each) / 1000 / each.length),
    {
      ...row('unit tests, http tests and journeys', whole),
      beside: `${limitSeconds} s`,
      ratio: whole / limitSeconds,
      isMet: whole <= limitSeconds,
    },
  ]);
}

function durationsOf({ suites = [], specs = [] }: Suite): number[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.flatMap(durationsOf)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function row(name: string, seconds: number): Row {
  return { name, figure: `${seconds.toFixed(2)} s`, beside: '', isMet: true };
}
