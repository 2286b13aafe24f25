/**
 * Words that a model may use besides those of the visitor and of the people shown. None of them can
 * make a claim, name a price or a time, give an order or send anybody elsewhere.
 */
export const harmless: ReadonlySet<string> = new Set(
  `a about an and are as at be been but by can could did do does each for from had has have he help helps helping her here hers
  him his how i if in into is it its know like likes listen look looks may maybe me meet might mind more my of on one or
  other our own pace people perhaps person read said say says see seems she shown so some someone sometimes sound sounds
  speak talk tell than that the their them then there these they thing things think this those times to together too
  understand understands us want was way we well were what when where which who why wish with words work works worked
  would you your yours hello hi thanks thank glad sorry hear hard heavy lot kind kindly gently calm calmly choose
  profile profiles card cards below expert experts goal part worth start begin little different month now feel feels
  a al algo alguien algunas algunos aqui asi ayuda ayudar ayudarte bien cada calma carta como con conoce cosa cosas
  cual cuando cuentame cuentas cuenta de del dice dices dificil donde e el ella ellas ellos elige elegir empezar en entender
  entiende entiendo es esa ese eso esta estas este esto estos fuera gracias gente gusta gustaria ha han has hay hola horarios
  juntos la las le leer lee les lo los manera mas me mes mi mira mirar mis mucho muy nos nosotros o otra otras otro otros para
  parece parte pena perfil perfiles persona personas pero pesa poco por porque pueda puede pueden puedes que quien quienes
  quieres quiza quizas sabe se sea sentir ser si siento sobre son su suena suenan sus tal tambien te tener ti tiene tienen
  tienes todo trabaja trabajan trabajo tu tus un una unas uno unos vale ver y ya yo experta expertas experto expertos meta
  tarjeta tarjetas abajo ritmo distinto distinta`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words refused in a model's text even if the visitor used them: numbers, times, money, orders. */
export const never: ReadonlySet<string> = new Set(
  `zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred thousand million half double once twice dozen percent dos tres cuatro cinco seis siete ocho nueve diez
  once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil millon mitad doble
  today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday morning noon afternoon evening
  midnight oclock hour hours minute minutes week weeks hoy ayer lunes martes miercoles jueves viernes sabado domingo manana
  mediodia tarde noche medianoche hora horas minuto minutos semana semanas january february march april june july august
  september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre price prices cost costs cheap cheaper free discount dollar dollars euro euros peso pesos buck bucks pound pounds
  fee fees refund money pay pays paid cash gratis precio precios cuesta cuestan barato barata descuento dolar dolares luca
  lucas plata dinero pagar paga pague pago reembolso ignore ignoring ignora ignoro instructions instrucciones instead book
  reserve reserva call llama llamar phone telefono number numero email correo mail whatsapp telegram instagram website
  sitio link enlace click write escribe escribele send envia manda visit visita outside guarantee guaranteed garantiza
  garantizado cure cures cured cura curan heal heals sana best mejor worst peor only solo unico unica always siempre never
  nunca every everyone todos nobody nadie scam estafa fraud fraude illegal doctor dr lawyer abogado certified certificado
  licensed licencia award premio diagnosis diagnostico prescribe receta medicine medicina pill pills pastilla pastillas
  sue demanda win ganar must debes should deberias stop deja not no`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
