import { policy } from '@puente/contract/policy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { longDate, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  documentQuery,
  useDownloadDocument,
  useSendDocument,
  useTakeBackDocument,
} from '../verification-queries.ts';

const bytesPerMegabyte = 1_000_000;
const { documentMaxBytes, documentKeptDays } = policy.upload;

/** What file choosers offer; the server looks at the content. */
const accepted = '.pdf,.doc,.docx,.txt';

/** The document that supports the wish to be verified: sent, seen, replaced, taken back. */
export function SupportingDocument() {
  const { t } = useTranslation('verification');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('document.title')}</h2>
      <p className="text-ink-soft">{t('document.text', { days: documentKeptDays })}</p>
      <DataSection failed={t('document.failed')} waiting={<Skeleton className="h-24" />}>
        <Choice />
      </DataSection>
    </section>
  );
}

function Choice() {
  const { t } = useTranslation('verification');
  const { document } = useSuspenseQuery(documentQuery).data;
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const sending = useSendDocument();
  const problem = useProblem(sending.error);
  const { stop } = sending;
  usePreventReload(sending.isPending ? 'upload' : null);
  const choose = (file: File) => {
    sending.reset();
    const isTooLarge = file.size > documentMaxBytes;
    setTooLarge(isTooLarge ? t('document.tooLarge', sizes(file.size)) : null);
    if (!isTooLarge) sending.mutate(file, { onSuccess: () => toast.success(t('document.saved')) });
  };
  if (sending.isPending) return <Sending percent={sending.percent} onStop={stop} />;
  return (
    <>
      {(tooLarge ?? problem) ? (
        <Banner tone="danger" live>
          {tooLarge ?? problem}
        </Banner>
      ) : null}
      {document ? <Kept document={document} /> : null}
      <FileButton
        label={document ? t('document.replace') : t('document.choose')}
        onChoose={choose}
      />
      <p className="text-sm text-ink-soft">{t('document.limits', sizes(0))}</p>
    </>
  );
}

/** Megabytes as people read them; one above the limit is never shown as the limit. */
function sizes(bytes: number) {
  const number = new Intl.NumberFormat(localeTag());
  return {
    own: number.format(Math.ceil((bytes / bytesPerMegabyte) * 10) / 10),
    size: number.format(documentMaxBytes / bytesPerMegabyte),
  };
}

function useProblem(error: unknown): string | null {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  if (!error) return null;
  if (error instanceof DOMException && error.name === 'AbortError') return t('document.stopped');
  const isWrong = error instanceof ApiError && error.errorCode === 'unsupported-type';
  return isWrong ? t('document.wrongType') : errorText(error);
}

type Document = { kind: string; bytes: number; sentAt: string };

function Kept({ document }: { document: Document }) {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const downloading = useDownloadDocument();
  const removing = useTakeBackDocument();
  const error = downloading.error ?? removing.error;
  const summary = t('document.kept', {
    kind: document.kind.toUpperCase(),
    size: sizeOf(document.bytes),
    date: longDate(zoned(document.sentAt, chosenZone()).toPlainDate()),
  });
  const remove = () =>
    removing.mutate(undefined, { onSuccess: () => toast.success(t('document.removed')) });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <p className="flex items-center gap-2 font-medium">
        <FileText size={20} aria-hidden />
        {summary}
      </p>
      {error ? (
        <Banner tone="danger" live>
          {errorText(error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          loading={downloading.isPending}
          onClick={() => downloading.mutate(document.kind)}
        >
          {t('document.download')}
        </Button>
        <Button variant="quiet" loading={removing.isPending} onClick={remove}>
          {t('document.remove')}
        </Button>
      </div>
    </div>
  );
}

/** "340 kB", "2.4 MB". */
function sizeOf(bytes: number): string {
  const isLarge = bytes >= bytesPerMegabyte;
  return new Intl.NumberFormat(localeTag(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / bytesPerMegabyte : Math.max(1, bytes / 1000));
}

function Sending({ percent, onStop }: { percent: number; onStop: () => void }) {
  const { t } = useTranslation('verification');
  return (
    <div className="flex flex-col gap-3">
      <p className="flex justify-between gap-4 font-medium" aria-hidden>
        {t('document.sending')}
        <span className="tabular text-ink-soft">{t('document.percent', { percent })}</span>
      </p>
      <Progress label={t('document.sending')} percent={percent} />
      {/* The button that was pressed is gone. */}
      <Button variant="secondary" className="self-start" ref={focusOnMount} onClick={onStop}>
        {t('document.stop')}
      </Button>
    </div>
  );
}

function FileButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Lets the same file be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
