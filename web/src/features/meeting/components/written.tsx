import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { useStore } from '../../../lib/store.ts';
import { clockTime } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Button } from '../../../ui/button.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { type ChatEntry, room } from '../room.ts';
import { Lines } from './room-chat.tsx';

/** Links, names and numbers of the meeting, to be kept: the room forgets them when it closes. */
export function Written() {
  const { t } = useTranslation('meeting');
  const { written } = useStore(room);
  const [copiedAtMs, setCopiedAt] = useState(0);
  const [isByHand, setByHand] = useState(false);
  if (written.length === 0) return null;
  const content = written.map(asText).join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setByHand(false);
      setCopiedAt(Date.now());
    } catch {
      setByHand(true);
    }
  };
  const save = () => saveFile(t('written.file'), new Blob([content], { type: 'text/plain' }));
  return (
    <section
      aria-labelledby="written"
      className="rounded-card bg-surface p-5 text-left shadow-card"
    >
      <h2 id="written" className="text-lg font-semibold">
        {t('written.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('written.text')}</p>
      <div
        // Scrollable, so it has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby="written"
        className="my-4 max-h-64 overflow-y-auto"
      >
        <Lines lines={written} className="" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<Copy size={20} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('written.copy')}
        </Button>
        <Button variant="secondary" icon={<Download size={20} aria-hidden />} onClick={save}>
          {t('written.save')}
        </Button>
        <SavedNote at={copiedAtMs}>{t('written.copied')}</SavedNote>
      </div>
      {isByHand ? (
        <p role="alert" className="mt-2 text-sm text-ink-soft">
          {t('written.byHand')}
        </p>
      ) : null}
    </section>
  );
}

function asText({ name, at, text }: ChatEntry): string {
  return `${name}, ${clockTime(at, { zone: chosenZone() })}: ${text}`;
}
