import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { crop, drawCropped } from '../picture-rules.ts';

/** Pixels that one press of an arrow moves the picture. */
const step = 10;
/** With this border the crop fits into a dialog 320 px wide. */
const border = 15;
const steps = [
  { name: 'left', icon: ArrowLeft, by: [-step, 0] },
  { name: 'up', icon: ArrowUp, by: [0, -step] },
  { name: 'down', icon: ArrowDown, by: [0, step] },
  { name: 'right', icon: ArrowRight, by: [step, 0] },
] as const;

type Props = {
  file: File;
  /** The chosen square, 512 px. */
  onUse: (picture: HTMLCanvasElement) => void;
  onAnother: () => void;
  /** The file isn't a picture, whatever its type says. */
  onBroken: () => void;
};

/** Chooses the visible part of the picture: moved by drag or arrow keys, zoomed and rotated. */
export function PictureCrop({ file, onUse, onAnother, onBroken }: Props) {
  const { t } = useTranslation('security');
  const [zoom, setZoom] = useState<number>(crop.zoom.min);
  const [rotation, setRotation] = useState(0);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const editor = useRef<AvatarEditorRef>(null);
  const number = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 1 });

  const move = (by: readonly [number, number]) => {
    const canvas = area.current?.querySelector('canvas');
    if (canvas && size) dragBy(canvas, by);
  };
  const use = () => {
    if (!editor.current || !picture.current || !size) return;
    const { x, y } = editor.current.getCroppingRect();
    onUse(drawCropped(picture.current, { ...size, x, y }, { zoom, rotation }));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-2">
        <div
          ref={area}
          role="img"
          aria-label={t('picture.area')}
          className="overflow-hidden rounded-card bg-sunken"
        >
          <AvatarEditor
            ref={editor}
            image={file}
            width={crop.size}
            height={crop.size}
            border={border}
            borderRadius={crop.radius}
            // Gives dark pictures a visible edge.
            borderColor={[255, 255, 255, 0.8]}
            scale={zoom}
            rotate={rotation}
            onLoadSuccess={({ width = 0, height = 0, resource }) => {
              picture.current = resource ?? null;
              setSize({ width, height });
            }}
            onLoadFailure={onBroken}
          />
        </div>
        <p className="text-center text-sm text-ink-soft">{t('picture.areaHelp')}</p>
        <div role="group" aria-label={t('picture.move.label')} className="flex gap-1">
          {steps.map(({ name, icon: Icon, by }) => (
            <IconButton
              key={name}
              label={t(`picture.move.${name}`)}
              icon={<Icon size={20} aria-hidden />}
              onClick={() => move(by)}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        <Slider
          label={t('picture.zoom')}
          {...crop.zoom}
          value={zoom}
          valueText={t('picture.zoomValue', { value: number.format(zoom) })}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <Slider
          label={t('picture.rotation')}
          {...crop.rotation}
          value={rotation}
          valueText={t('picture.rotationValue', { value: rotation })}
          onChange={({ target }) => setRotation(Number(target.value))}
        />
      </div>
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button disabled={!size} onClick={use}>
          {t('picture.use')}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('picture.another')}
        </Button>
      </div>
    </div>
  );
}

/** The editor has no prop for the position: an arrow key is simulated as a drag of that length. */
function dragBy(canvas: HTMLCanvasElement, [right, down]: readonly [number, number]): void {
  canvas.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: 0, clientY: 0 }));
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: right, clientY: down }));
  document.dispatchEvent(new MouseEvent('mouseup'));
}
