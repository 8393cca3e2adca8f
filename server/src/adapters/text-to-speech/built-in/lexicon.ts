/*
 * Pronunciations in the phones of Flite's lexicon (ARPAbet in lower case; a digit after each vowel is its stress).
 * One line a word: `word : phone phone …`. Flite looks words up without their apostrophe.
 */

/** Words Flite spells out or gets wrong, in every accent. */
export const everyday = `
aac : ey1 ey1 s iy1
ndis : eh1 n d iy1 ay1 eh1 s
okay : ow1 k ey1
physio : f ih1 z iy0 ow0
wifi : w ay1 f ay1
`;

/** The vowels of southern England and Australia for the commonest words they change. */
export const british = `
after : aa1 f t ax0
afternoon : aa1 f t ax0 n uw1 n
again : ax0 g eh1 n
another : ax0 n ah1 dh ax0
answer : aa1 n s ax0
are : aa1
arent : aa1 n t
arm : aa1 m
arms : aa1 m z
ask : aa1 s k
asked : aa1 s k t
asking : aa1 s k ih0 ng
aunt : aa1 n t
banana : b ax0 n aa1 n ax0
bath : b aa1 th
bathroom : b aa1 th r uw1 m
beer : b iy1 ax0
before : b ih0 f ao1
better : b eh1 t ax0
bigger : b ih1 g ax0
board : b ao1 d
bored : b ao1 d
bother : b ao1 dh ax0
bottle : b ao1 t ax0 l
branch : b r aa1 n ch
brother : b r ah1 dh ax0
butter : b ah1 t ax0
cant : k aa1 n t
car : k aa1
card : k aa1 d
cards : k aa1 d z
carer : k eh1 r ax0
castle : k aa1 s ax0 l
chair : ch eh1 ax0
chance : ch aa1 n s
chocolate : ch ao1 k l ax0 t
class : k l aa1 s
clear : k l iy1 ax0
clever : k l eh1 v ax0
coffee : k ao1 f iy0
colder : k ow1 l d ax0
computer : k ax0 m p y uw1 t ax0
cover : k ah1 v ax0
dance : d aa1 n s
dark : d aa1 k
daughter : d ao1 t ax0
dear : d iy1 ax0
dinner : d ih1 n ax0
doctor : d ao1 k t ax0
dog : d ao1 g
door : d ao1
either : ay1 dh ax0
ever : eh1 v ax0
example : ih0 g z aa1 m p ax0 l
fair : f eh1 ax0
far : f aa1
fast : f aa1 s t
faster : f aa1 s t ax0
father : f aa1 dh ax0
finger : f ih1 ng g ax0
floor : f l ao1
for : f ao1
forgot : f ax0 g ao1 t
four : f ao1
garden : g aa1 d ax0 n
glass : g l aa1 s
glasses : g l aa1 s ih0 z
got : g ao1 t
grandfather : g r ae1 n f aa1 dh ax0
grandmother : g r ae1 n m ah1 dh ax0
grass : g r aa1 s
hair : hh eh1 ax0
half : hh aa1 f
hard : hh aa1 d
harder : hh aa1 d ax0
hear : hh iy1 ax0
heart : hh aa1 t
here : hh iy1 ax0
hospital : hh ao1 s p ih0 t ax0 l
hot : hh ao1 t
hour : aw1 ax0
hours : aw1 ax0 z
job : jh ao1 b
large : l aa1 jh
last : l aa1 s t
later : l ey1 t ax0
laugh : l aa1 f
letter : l eh1 t ax0
long : l ao1 ng
longer : l ao1 ng g ax0
lot : l ao1 t
lots : l ao1 t s
matter : m ae1 t ax0
missile : m ih1 s ay0 l
mobile : m ow1 b ay0 l
more : m ao1
morning : m ao1 n ih0 ng
mother : m ah1 dh ax0
near : n iy1 ax0
neither : n ay1 dh ax0
never : n eh1 v ax0
north : n ao1 th
not : n ao1 t
number : n ah1 m b ax0
off : ao1 f
offer : ao1 f ax0
on : ao1 n
order : ao1 d ax0
other : ah1 dh ax0
our : aw1 ax0
over : ow1 v ax0
paper : p ey1 p ax0
park : p aa1 k
part : p aa1 t
partner : p aa1 t n ax0
party : p aa1 t iy0
pass : p aa1 s
past : p aa1 s t
path : p aa1 th
pepper : p eh1 p ax0
plant : p l aa1 n t
poor : p ao1
possible : p ao1 s ax0 b ax0 l
possibly : p ao1 s ax0 b l iy0
power : p aw1 ax0
prefer : p r ih0 f er1
privacy : p r ih1 v ax0 s iy0
problem : p r ao1 b l ax0 m
quarter : k w ao1 t ax0
rather : r aa1 dh ax0
remember : r ih0 m eh1 m b ax0
schedule : sh eh1 jh uw0 l
shop : sh ao1 p
shopping : sh ao1 p ih0 ng
short : sh ao1 t
shower : sh aw1 ax0
sister : s ih1 s t ax0
smart : s m aa1 t
smarter : s m aa1 t ax0
soft : s ao1 f t
song : s ao1 ng
sooner : s uw1 n ax0
sore : s ao1
sorry : s ao1 r iy0
sort : s ao1 t
start : s t aa1 t
started : s t aa1 t ih0 d
stop : s t ao1 p
store : s t ao1
strong : s t r ao1 ng
sugar : sh uh1 g ax0
summer : s ah1 m ax0
super : s uw1 p ax0
supermarket : s uw1 p ax0 m aa1 k ih0 t
supper : s ah1 p ax0
sure : sh ao1
tomato : t ax0 m aa1 t ow0
tomorrow : t ax0 m ao1 r ow0
under : ah1 n d ax0
vitamin : v ih1 t ax0 m ih0 n
vitamins : v ih1 t ax0 m ih0 n z
wants : w ao1 n t s
want : w ao1 n t
wanted : w ao1 n t ih0 d
warm : w ao1 m
was : w ao1 z
wasnt : w ao1 z ax0 n t
watch : w ao1 ch
water : w ao1 t ax0
weather : w eh1 dh ax0
were : w er1
what : w ao1 t
whatever : w ao1 t eh1 v ax0
where : w eh1 ax0
whether : w eh1 dh ax0
winter : w ih1 n t ax0
wonder : w ah1 n d ax0
wrong : r ao1 ng
year : y iy1 ax0
years : y iy1 ax0 z
yesterday : y eh1 s t ax0 d ey0
your : y ao1
yours : y ao1 z
yoghurt : y ao1 g ax0 t
`;
