import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../lib/error-text.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/**
 * Two tabs changed the same thing: says so, and lets the person keep what is here or take the other.
 * Where that can't be done now, it says why, and the choice stays.
 */
export function ClashChoice(props: {
  text: string;
  mine: string;
  theirs: string;
  decide: (whose: 'mine' | 'theirs') => Promise<unknown>;
}) {
  const errorText = useErrorText();
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: props.decide });
  const button = (whose: 'mine' | 'theirs') => (
    <Button
      variant="secondary"
      loading={isPending && variables === whose}
      disabled={isPending && variables !== whose}
      onClick={() => mutate(whose)}
    >
      {props[whose]}
    </Button>
  );
  return (
    <Banner
      tone="warning"
      live
      action={
        <span className="flex flex-wrap gap-2">
          {button('mine')}
          {button('theirs')}
        </span>
      }
    >
      {props.text}
      {error ? <p>{errorText(error)}</p> : null}
    </Banner>
  );
}
