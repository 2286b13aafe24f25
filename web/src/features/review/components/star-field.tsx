import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { starClass } from '../../../shell/star-line.tsx';

/** One to five stars; arrow keys move between them. */
export function StarField(props: { value: number | null; onChange: (stars: number) => void }) {
  const { t } = useTranslation('review');
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('ask.stars')}</legend>
      <div className="-mx-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="moves touch inline-flex cursor-pointer items-center justify-center rounded-control px-1.5 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={props.value === stars}
              onChange={() => props.onChange(stars)}
            />
            <Star size={32} aria-hidden className={starClass(stars <= (props.value ?? 0))} />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
