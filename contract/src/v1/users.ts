import { endpoint } from "../endpoint.ts";
import { NewProfile, Profile, ProfileUpdate } from "../entities/profile.ts";

export const profile = endpoint({
	method: "GET",
	path: "/v1/users",
	summary: "The profile of the person who calls.",
	auth: "bearer",
	response: Profile,
	errors: [],
});

export const createProfile = endpoint({
	method: "POST",
	path: "/v1/users",
	summary: "Saves the first profile, with the agreement to the terms and the privacy policy.",
	auth: "bearer",
	body: NewProfile,
	response: Profile,
	errors: ["invalid", "forbidden"],
});

export const updateProfile = endpoint({
	method: "PUT",
	path: "/v1/users",
	summary: "Saves the profile as the account page has it.",
	auth: "bearer",
	body: ProfileUpdate,
	response: Profile,
	errors: ["invalid", "forbidden"],
});
