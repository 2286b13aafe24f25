import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/connection.ts';
import type { Liveness } from './db/liveness.ts';
import type { CardGateway } from './gateways/cards/port.ts';
import type { CodeGateway } from './gateways/codes/port.ts';
import type { CrashGateway } from './gateways/crashes/port.ts';
import type { EmbeddingsGateway } from './gateways/embeddings/port.ts';
import type { GazetteerGateway } from './gateways/gazetteer/port.ts';
import type { LlmGateway } from './gateways/llm/port.ts';
import type { MailGateway } from './gateways/mail/port.ts';
import type { RatesGateway } from './gateways/rates/port.ts';
import type { StorageGateway } from './gateways/storage/port.ts';
import type { Alarms } from './lib/alarms.ts';
import type { Lexicon } from './features/chat/lexicon/lexicon.ts';
import type { Clock } from './lib/clock.ts';
import type { QuietLog } from './lib/quiet-log.ts';

/** Everything impure. A use case takes the part it needs: `Pick<Context, 'db' | 'clock'>`. */
export type Context = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  /** For what may happen a thousand times in a minute. */
  quietLog: QuietLog;
  /** Which processes live, this one among them. */
  liveness: Liveness;
  /** Ceilings that were reached: a metric and one line of the log. */
  alarms: Alarms;
  cards: CardGateway;
  codes: CodeGateway;
  mail: MailGateway;
  /** Null when no model is configured: the built-in matchmaker answers alone. */
  llm: LlmGateway | null;
  /** Null when no model for meaning is configured: experts are found by words alone. */
  embeddings: EmbeddingsGateway | null;
  rates: RatesGateway;
  /** Null when none is configured: the built-in areas answer alone. */
  gazetteer: GazetteerGateway | null;
  storage: StorageGateway;
  /** Read when it is first needed. */
  lexicon: () => Lexicon;
  /** Null when no address is configured: reports stay in our own table. */
  crashes: CrashGateway | null;
};
