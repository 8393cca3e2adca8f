import { expect, test } from "vitest";
import { understand } from "../understand.ts";

/** Help, affection, jokes and what is said at a counter. These turns teach no model, and none tells of danger. */
const kindly = `
	I can pick those up for you if you like.
	i'll grab the door for you
	let me get that off the top shelf for you
	i'll carry your bags up for you
	i'll take your plate if you're finished
	no rush at all just go at your own pace
	nobody minds waiting
	you take all the time you need
	nice and slow there's no hurry
	no one's going to laugh at you in here
	you're doing great just keep going
	put your rubbish in that bin over there
	pop your ticket in the slot
	hold your card against the reader
	insert your card and wait for the beep
	it says to enter the amount and press okay
	the machine's a bit slow today
	you can tap or put it in the machine
	do you want your receipt in the bag
	hey watch where you're going mate
	the strap for your chair won't be here till tuesday
	did somebody break your voice
	she hit me up for twenty dollars
	he beat me at chess again
	mum hurt her back
	she burnt her hand on the oven
	my ex hit on me at the party
	don't tell the kids but we're having ice cream first
	don't tell the others but you're my favourite
	don't tell the boss i said this but it's home time
	i'll make you laugh yet
	eat up or i'll make you do the washing up
	i'll make you do the shopping next time ha ha
	keep that up and i'll make you captain
	i don't know why i bother with this garden
	sometimes i wonder why i bother cooking
	i don't know why i bother watching the news
	not sure why i even go to that gym
	why do i bother driving in with the parking there
	come here and give your nan a big cuddle
	come here you i've missed you
	big hug mate it's been ages
	give us a hug before you go
	lots of love and kisses from all of us
	slow down or you'll get a fine
	you'd better slow down in that chair speedy
	watch out you'll get booked going that fast
	where do you keep the spare batteries
	where's the key to the bathroom
	do you live in one of the units or a house
	do you live close by
	have you lived here long
	who do you live with
	i'll duck out and get some bread and then we'll do lunch
	i'm popping down to the chemist back in ten
	i'll put the kettle on and then get your tea
	we'll get you sorted with a menu
	be quiet everyone the baby's asleep
	quiet in the back please the show's about to start
	should i get the green one or the blue
	does he like the new puppy
	is she going to the wedding
	i'm stuck in traffic again it never ends
	it's a nightmare out there on the roads
	i'm dead tired after that
	she'll kill me if i'm late
	the dog's limping a bit
	we had a fire drill this morning
	they did a practice evacuation at work yesterday
	follow the arrows and take a seat
	just press the green button when you're ready
	put your name on the list by the door
	it's on the screen behind you
	your number will come up on the screen
	sit wherever you like
	you look lovely in that photo
	we put your photo up on the fridge
	want me to hang your coat up
	i'll hold the umbrella for you
	shall i push the button for you
	is it legal to swim here
	can i have some cake
	nobody's upset with you
	you're going really well just nice and slow
	you're doing really well take it slow
	you're doing so well just go slow`;

test("what a helper says in passing is no threat and no theft", () => {
	const turns = kindly.trim().split(/\n\s*/);
	expect(turns.length).toBeGreaterThan(60);
	expect(turns.filter((turn) => understand(turn).safety.length > 0)).toEqual([]);
});

test.each([
	["i'll make you sorry you were ever born", "safety-abuse"],
	["don't tell the others what we did in the bathroom", "safety-abuse"],
	["do you live all alone in that big house", "safety-secret"],
	["what's on the back of your card", "safety-secret"],
	["come here and give us a kiss", "safety-consent"],
	["this needle might hurt a bit", "safety-consent"],
])("the same words with the danger beside them are still heard: %s", (turn, flag) => {
	expect(understand(turn).safety[0]).toBe(flag);
});
