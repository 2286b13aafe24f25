import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Volume2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { devices } from '../devices.ts';

/**
 * Plays a stream. A browser may refuse to play sound before the page was tapped: then a button asks
 * for that tap.
 */
export function VideoView({
  stream,
  label,
  isMuted = false,
  isMirrored = false,
  isWhole = false,
  isHidden = false,
}: {
  stream: MediaStream;
  label: string;
  isMuted?: boolean;
  isMirrored?: boolean;
  /** Nothing is cropped: for shared screens. */
  isWhole?: boolean;
  /** Heard, not seen. */
  isHidden?: boolean;
}) {
  const { t } = useTranslation('meeting');
  const ref = useRef<HTMLVideoElement>(null);
  const [isSilenced, setSilenced] = useState(false);
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return undefined;
      ref.current = video;
      video.srcObject = stream;
      void play(video).then(setSilenced);
      const end = isMuted ? null : followSpeaker(video);
      return () => {
        end?.();
        video.srcObject = null;
        ref.current = null;
      };
    },
    [stream, isMuted],
  );
  return (
    <>
      {/* Live speech has no captions to offer. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={show}
        autoPlay
        playsInline
        muted={isMuted}
        aria-label={label}
        aria-hidden={isHidden || undefined}
        className={cx(
          'absolute inset-0 size-full',
          isWhole ? 'object-contain' : 'object-cover',
          isMirrored && '-scale-x-100',
          isHidden && 'opacity-0',
        )}
      />
      {isSilenced ? (
        <span className="absolute inset-0 z-10 grid place-items-center">
          <Button
            icon={<Volume2 size={20} aria-hidden />}
            onClick={() => ref.current && void play(ref.current).then(setSilenced)}
          >
            {t('room.hear')}
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** @returns true when the browser requires a tap before it plays sound */
function play(video: HTMLVideoElement): Promise<boolean> {
  return video.play().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  );
}

/** Not every browser lets a page choose the loudspeaker; then the system's is used. */
function followSpeaker(video: HTMLVideoElement): () => void {
  let used = '';
  const use = () => {
    const { speaker } = devices.get().chosen;
    if (!speaker || speaker === used || !('setSinkId' in video)) return;
    used = speaker;
    video.setSinkId(speaker).catch(() => undefined);
  };
  use();
  return devices.subscribe(use);
}
