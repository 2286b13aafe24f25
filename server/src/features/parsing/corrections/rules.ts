import { finderOf } from '../phrases/rules.ts';

/**
 * Words by which people take back what they said just before: "45 an hour, no, make it 50". Each
 * grammar decides whether something of the same kind stands before and behind them; else they say
 * nothing.
 */
export const correctionAt = finderOf<true>([
  [
    ", well , let's say|, well let's say|, well , make that|, well , more like|well , rather|oh wait|oh wait no|oh wait , no|wait no make that|no wait make that|actually make that|nah wait|nah make that|scrap that|nah scrap that|no scrap that|no , scrap that|oh no|uh no|oops|whoops|hold on|no hold on|no , hold on|no hang on|no , hang on|hang on , no|oh no hang on|oh no , hang on|oh hang on|oh no wait|oh no , wait|no no wait|, hang on ,|wait|no wait|wait no|no , wait|wait , no|sorry|no sorry|no , sorry|sorry , no|i mean|no i mean|no , i mean|i meant|make that|no make that|no , make that|make it|no make it|no , make it|scratch that|strike that|correction|or rather|no rather|no , rather|, rather|no actually|no , actually|actually no|, actually|, better|no better|no , better|or better|or better still|better yet|let me correct that|let me correct myself|let me rephrase|- rather|– rather|actually make it|actually , make it|actually let's say|no let's say|no , let's say|no let's make it|my mistake|my bad|i take that back",
    true,
  ],
  [
    ', bueno , pongamos|, bueno pongamos|, bueno , digamos|, bueno digamos|, bueno , mejor|, mejor dicho|, o mejor dicho|ah no|ah , no|eh no|uy|uy no|uy , no|ups|espera|espere|perdon|perdona|perdone|disculpa|no perdon|no , perdon|digo|no digo|no , digo|mejor dicho|o mejor dicho|no mejor|no , mejor|, mejor|o mejor|quise decir|queria decir|ups queria decir|ups quise decir|quiero decir|corrijo|me corrijo|rectifico|me equivoque|no espera|no , espera|espera no|espera , no|mentira|miento|no mentira|no , mentira|me equivoco|que digo|error|me retracto|me corrijo|dejame corregir|borra eso|olvida eso|no en realidad|no , en realidad|, en realidad|mas bien|no mas bien|no , mas bien|ay no|ay no espera|ay no , espera|ah no espera|uy no espera|no no espera|bueno no|. mejor dicho|- mejor dicho|– mejor dicho|no miento|no , miento|- no , miento|bueno mejor|bueno , mejor|no mejor|y mejor no|pensandolo bien|pensandolo mejor|no no|no , no|o sea no|o sea , no|es decir no|es decir , no|bueno no , mejor|perdon no',
    true,
  ],
  [', no ,|. no ,|, no ; |; no ,', true],
]);
