import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const moneyExamples2: Examples = {
  'side-income': {
    en: `my salary ends on the twentieth, what could I do at weekends
      thinking of selling old clothes online after work
      drive an Uber at night or deliver food, is it worth it
      need another three hundred a month on top of my job
      does anybody really earn with surveys and tutoring
      I bake cakes, could the neighbours pay me for them
      want a hustle I can do once the kids sleep
      rent out the spare room to tourists maybe
      flipping furniture from car boot sales for profit
      only have evenings free and a laptop, how to make cash
      dog walking, babysitting, anything for a bit of extra`,
    es: `el sueldo se me acaba el veinte, ¿qué hago los fines de semana?
      quiero vender ropa usada por internet después de la pega
      ¿vale la pena manejar Uber o repartir comida en la noche?
      me faltan trescientos al mes además de mi trabajo
      ando buscando un pololito para juntar unas lucas
      hago tortas ricas, ¿alguien me las compraría?
      una changa para hacer cuando se duermen los chicos
      arrendar la pieza que sobra a turistas
      necesito una chamba extra de medio tiempo desde la casa
      cuidar perros, dar clases, lo que sea para sacarme un dinerillo
      vendo por catálogo y casi no gano nada`,
  },
  'tax-return': {
    en: `the deadline is in a week and I haven't filed
      which box do I tick on this form
      moved abroad mid-year, do I declare in both countries
      what can I deduct for working from home
      HMRC sent me a brown envelope and I panic
      the IRS says I owe them from two years ago
      my refund never arrived and they keep me on hold
      I had two employers and got the wrong code
      always pay someone to fill it in, want to do it myself
      lost half the receipts and payslips for last year
      how do I report what I got from renting my flat`,
    es: `en una semana vence el plazo y no he presentado nada
      ¿qué casilla marco en el borrador de Hacienda?
      me fui a vivir afuera a mitad de año, ¿declaro en los dos países?
      me llegó una carta de Impuestos Internos y me asusté
      el SAT dice que debo de hace dos años
      nunca me llegó la devolución de abril
      tuve dos pagadores y me sale a pagar un dineral
      ¿qué gastos puedo desgravar si trabajo en casa?
      la operación renta me aparece observada
      AFIP me pide una rectificativa y no sé hacerla
      perdí la mitad de los comprobantes del año pasado`,
  },
  'freelancer-taxes': {
    en: `first year on my own, how much should I set aside
      clients pay me gross and I spent it all
      do I owe quarterly estimates on my gigs
      got a 1099 and no clue what comes next
      can I write off my camera and my phone bill
      sole trader with a surprise bill in January
      I invoice foreigners, where do I owe
      I design logos, who takes a cut of my fee
      is a home office deductible if I also sleep there
      payments on account nearly bankrupted me
      earned from gigs all year without declaring, scared now`,
    es: `mi primer año por mi cuenta, ¿cuánto guardo para Hacienda?
      emito boletas de honorarios y me retienen un montón
      los clientes me pagan bruto y me lo gasté todo
      soy monotributista y me pasé de categoría
      ¿puedo descontar la cámara y el celular como gasto?
      el modelo 130 de cada trimestre me trae loca
      facturo a gente de afuera, ¿dónde tributo?
      estoy en RESICO y no sé cuánto me toca
      hago diseños sueltos y nunca declaré, me da miedo
      la cuota del autónomo me come lo que cobro
      me sacaron cotizaciones de las boletas y no entiendo por qué`,
  },
  vat: {
    en: `do I add twenty percent to my prices now
      my turnover is about to pass the threshold
      sold to a shop in Germany, do I charge it
      is my food stall zero rated or not
      how do I claim back what I paid on stock
      Etsy collects it in some states and not others
      the quarterly submission got rejected by the software
      should I register voluntarily as a tiny company
      reverse charge on an invoice, please explain
      customs wanted an additional duty on my parcel
      quoted a customer without it and now I lose the margin`,
    es: `¿le sumo el diecinueve por ciento a mis precios?
      vendí a una tienda de Alemania, ¿lo cobro o no?
      crédito fiscal y débito fiscal me marean
      el 303 de este trimestre me salió altísimo
      ¿cómo recupero lo que pagué en las compras?
      el F29 lo presenté fuera de plazo y me multaron
      coticé sin incluirlo y ahora pierdo el margen
      soy responsable inscripto y me ahoga cada mes
      ¿los libros van exentos o con tipo reducido?
      mi cliente pide factura con el impuesto desglosado
      en la aduana me cobraron de más por una importación`,
  },
  bookkeeping: {
    en: `a shoebox full of receipts and no system
      my spreadsheet never matches the bank statement
      little café, who do I owe and who owes me
      QuickBooks or Xero for a one-woman shop
      debit, credit, ledger, my head spins
      the accountant charges a fortune because I hand in chaos
      no idea whether the shop made a profit this month
      mixed my personal card with the company's
      customers paid twice and I can't find the entry
      how do I record petty cash and stock
      need to reconcile six months before the audit`,
    es: `tengo una caja de zapatos llena de boletas
      mi planilla nunca cuadra con la cartola del banco
      tengo una cafetería y no sé quién me debe
      debe, haber, asientos, libro mayor, se me va la cabeza
      el contador me cobra caro porque le entrego un desorden
      no sé si la tienda ganó o perdió este mes
      mezclé la tarjeta personal con la del negocio
      un cliente pagó doble y no encuentro el registro
      ¿cómo anoto la caja chica y el inventario?
      hacer un balance y el estado de resultados
      quiero llevar yo misma los libros de mi pyme`,
  },
  'self-employment': {
    en: `handed in my notice to work for myself
      no idea how much to charge per hour
      customers take ninety days to pay me
      some months plenty, others not a single order
      haven't taken a holiday or sick day in three years
      limited company or sole trader, which is less hassle
      I miss having colleagues since I went solo
      plumber wanting to leave the firm and get my own van
      all my work comes from one client, risky
      what papers to open as a hairdresser at home
      I work Sundays because nobody sends me home`,
    es: `renuncié para trabajar por mi cuenta
      no tengo idea de cuánto cobrar la hora
      los clientes se demoran noventa días en pagarme
      un mes lleno de pedidos y al otro nada
      llevo tres años sin vacaciones ni licencia médica
      ¿me doy de alta como autónoma o armo una sociedad?
      extraño a los compañeros desde que voy solo
      soy gasfíter y quiero dejar la empresa y comprar mi furgón
      todo me llega por un único cliente y es peligroso
      ¿qué papeles pido para abrir mi peluquería en casa?
      trabajo los domingos porque no tengo jefe que me mande a dormir
      inicio de actividades, no sé por dónde partir`,
  },
  saving: {
    en: `it slips away on silly little things and nothing is kept
      I try to put some aside and it melts on snacks and taxis
      there's never a penny left to put away
      want a cushion in case the boiler breaks
      I fill the piggy bank and then I raid it
      how many months of expenses should I keep aside
      we dream of a trip to Japan, how to get there
      a standing order on payday, does that trick work
      which account pays decent interest right now
      nothing for emergencies and two kids
      the envelope challenge seemed fun and I gave up
      I'm twenty five with zero in the bank
      cash under the mattress loses to inflation`,
    es: `trato de guardar algo cada quincena y se me escurre en chucherías
      nunca alcanzo a juntar, se va en cafecitos y pavadas
      no logro apartar nada
      nunca me sobra ni un peso para guardar
      quiero un colchón por si se rompe el calefón
      lleno el chanchito y después lo rompo
      ¿cuántos meses de gastos debería tener apartados?
      soñamos con un viaje a Japón y no juntamos
      no tengo nada para una emergencia y dos hijos
      ¿qué cuenta da mejores intereses ahora?
      el reto de los sobres me duró una semana
      tengo veinticinco y cero en la libreta
      la inflación se come la plata que tengo bajo el colchón
      entré a una tanda con las vecinas para poder guardar algo
      ¿un depósito a plazo o la hucha de casa?`,
  },
  investing: {
    en: `I've got ten grand sitting there doing nothing
      shares, bonds, funds, I don't get any of it
      how do I make my money grow without losing sleep
      scared of putting it all in and then a crash
      which app or broker for an absolute newbie
      stocks and shares ISA, is it for people like me
      my colleague doubled his and I feel left behind
      what does risk profile actually mean
      a hundred a month, is it even worth starting
      buy a little flat to let or the stock market
      the bank offered me a fund with silly fees`,
    es: `tengo diez millones parados en la cuenta corriente
      acciones, bonos, fondos mutuos, no cacho nada
      ¿cómo hago crecer mi plata sin perder el sueño?
      me da miedo meterla toda y que caiga la bolsa
      ¿qué aplicación o corredora para alguien que parte de cero?
      ¿CETES o SOFIPO para empezar?
      mi compañero duplicó lo suyo y me siento atrás
      no sé qué significa perfil de riesgo
      con cien al mes, ¿vale la pena?
      comprar un departamento chico para arrendar o poner en la bolsa
      el banco me ofrece un producto con comisiones absurdas
      ¿letras del tesoro, dólares o plazo fijo?`,
  },
  'index-funds': {
    en: `everyone tells me just buy the whole market and wait
      Vanguard or iShares, does it matter
      all world or only the S&P 500
      accumulating or distributing, what should I pick
      want something boring that I never touch
      what's an expense ratio and is mine too high
      lump sum or a bit each month
      how often do I rebalance with bonds
      read the Bogle book, now how do I actually begin
      lazy portfolio with three tickers
      can passive beat my expensive manager`,
    es: `todos me dicen compra el mercado entero y espera
      ¿Vanguard o iShares, da igual?
      ¿MSCI World o solo el S&P 500?
      acumulación o distribución, ¿cuál elijo?
      quiero algo aburrido y no tocarlo en veinte años
      ¿qué es el TER y cuándo es caro?
      ¿todo de golpe o un poco cada mes?
      ¿cada cuánto rebalanceo la cartera con bonos?
      leí lo de los bogleheads y ¿ahora cómo empiezo?
      comprar ETF desde Chile sin pagar de más
      ¿Indexa o MyInvestor para gestión pasiva?
      CEDEAR del SPY, ¿sirve a largo plazo?`,
  },
};
