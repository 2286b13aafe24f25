/** How somebody asks for help: what a model may put around a person's own words. */
export const asking: ReadonlySet<string> = new Set(
  `a and find for help i it like looking my someone that this to want with would
  a alguien ayuda busco con encontrar eso esto mi para quiero quisiera y`
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
