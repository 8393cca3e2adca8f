import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "../api/client.ts";
import { builtInIdentity } from "../identity/built-in.ts";
import { App } from "./app.tsx";

const identity = builtInIdentity({ base: "/api/auth" });
const api = createClient({ base: "/api", token: identity.token });

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no place for the app");
createRoot(root).render(
	<StrictMode>
		<App services={{ identity, api }} />
	</StrictMode>,
);
