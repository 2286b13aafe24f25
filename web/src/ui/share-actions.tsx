import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { SavedNote } from './saved-note.tsx';

/** Buttons that share a link or copy it. Devices without a share sheet only copy. */
export function ShareActions(props: {
  /** What the share sheet says beside the link. */
  title: string;
  text: string;
  url: string;
  labels: { share: string; copy: string; copied: string; byHand: string };
}) {
  const { title, text, url, labels } = props;
  const [copiedAtMs, setCopiedAt] = useState(0);
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setByHand(false);
      setCopiedAt(Date.now());
    } catch {
      setByHand(true);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  };
  const canShare = 'share' in navigator;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {canShare ? (
          <Button icon={<Share2 size={20} aria-hidden />} onClick={() => void send()}>
            {labels.share}
          </Button>
        ) : null}
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          icon={<Copy size={20} aria-hidden />}
          onClick={() => void copy()}
        >
          {labels.copy}
        </Button>
        <SavedNote at={copiedAtMs}>{labels.copied}</SavedNote>
      </div>
      {isByHand ? (
        <p role="alert" className="text-sm text-ink-soft">
          {labels.byHand}
        </p>
      ) : null}
    </>
  );
}
