import { Avatar } from '../../../ui/avatar.tsx';
import type { Provider } from '../queries.ts';

/** Whom one will meet; once it is certain, a check is drawn beside it. */
export function SuccessPortrait(props: {
  provider: Pick<Provider, 'id' | 'name' | 'lastName' | 'profilePicture'>;
  isConfirmed: boolean;
}) {
  const { provider, isConfirmed } = props;
  const name = `${provider.name} ${provider.lastName}`.trim();
  return (
    <span className="settle relative self-start">
      <Avatar id={provider.id} name={name} src={provider.profilePicture} size={96} />
      {isConfirmed ? (
        <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full bg-success text-canvas ring-4 ring-canvas">
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
            <path
              d="M5 12.5l4.5 4.5L19 7.5"
              pathLength="1"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="draw"
            />
          </svg>
        </span>
      ) : null}
    </span>
  );
}
